# H52: a compiler that prints a program of two gigabytes.
# expect: Compilation Error
head -c 2147483648 /dev/zero
