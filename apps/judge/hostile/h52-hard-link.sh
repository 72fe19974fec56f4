# H52: is a compiler that leaves a second name of a system program as its program.
# expect: Compilation Error
ln /usr/bin/true main
