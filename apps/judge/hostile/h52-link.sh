# H52: is a compiler that leaves a link to a file of the host as its program.
# expect: Compilation Error
ln -s @HOST_FILE@ main
