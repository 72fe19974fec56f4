# H52: is a compiler that leaves a file in its folder, and prints nothing.
# expect: Compilation Error
cat /bin/true >main
: >>main.cpp
exit 0
