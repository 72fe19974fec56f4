# H52: is a compiler that leaves a disk as its program.
# expect: Compilation Error
mknod main b 254 0
