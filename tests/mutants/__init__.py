"""Do the tests of a room notice a broken rule? Rules are broken one by one, and they are asked (`make mutants`)."""
