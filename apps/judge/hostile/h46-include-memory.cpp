// H46: includes the compiler's own memory.
// expect: Compilation Error
#include "/proc/self/mem"
int main() { return undeclared; }
