# H52: is a compiler that leaves a link to a program as its program.
# expect: Compilation Error
ln -s /usr/bin/true main
