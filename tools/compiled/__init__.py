"""The same sources as machine code: `make compiled`.

selection     which modules are compiled, and which stay as they are
writing_out   a module of the house in the form that the compiler wants
build         the copy, the compiler, and the wheel
proof         the compiled and the plain engine play the same games, digest by digest
told          what a compiled class tells the house about its fields; it becomes a part of the copy
"""
