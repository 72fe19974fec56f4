// H46: makes the compiler read what waits.
// expect: Compilation Error
#include "/dev/stdin"
int main() { return undeclared; }
