# H52: is a compiler that leaves a pipe as its program.
# expect: Compilation Error
mkfifo main
