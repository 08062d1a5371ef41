"""What is used to build the house and is no part of it."""
