// H46: makes the compiler read what never ends.
// expect: Compilation Error
#include "/dev/zero"
int main() { return undeclared; }
