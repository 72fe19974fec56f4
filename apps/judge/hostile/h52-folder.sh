# H52: is a compiler that leaves a folder as its program.
# expect: Compilation Error
mkdir main
cp /usr/bin/true main/main
