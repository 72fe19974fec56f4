# H52: a compiler that produces nothing.
# expect: Compilation Error
:
