"""The documents are true: what they quote is in the source, what they show is what the programs do."""
