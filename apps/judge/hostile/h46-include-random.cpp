// H46: makes the compiler read what never ends.
// expect: Compilation Error
#include "/dev/urandom"
int main() { return undeclared; }
