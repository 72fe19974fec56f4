# H52: is a compiler that prints two gigabytes as its program.
# expect: Compilation Error
head -c 2147483648 /dev/zero
