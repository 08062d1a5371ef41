"""Every change of the database's tables since the first version."""
