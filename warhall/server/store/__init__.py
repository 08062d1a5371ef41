"""Where everything is kept: SQLite in a file, or PostgreSQL by its URL.

`schema` says what the tables are, `engine` opens the database, `writer` appends to logs, `store` asks all the
questions. Nothing outside this package speaks SQL.
"""
