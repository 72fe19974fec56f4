# H52: is a compiler that leaves two gigabytes of nothing as its program.
# expect: Compilation Error
truncate -s 2147483648 main
