# H52: is a compiler that leaves nothing.
# expect: Compilation Error
:
