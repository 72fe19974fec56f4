// H46: makes the compiler read what is memory of the compiler.
// expect: Compilation Error
#include "/proc/self/mem"
int main() { return undeclared; }
