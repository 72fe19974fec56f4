# H52: a compiler that writes a file to its folder and prints nothing.
# expect: Compilation Error
cat /bin/true >main
: >>main.cpp
exit 0
