// H46: includes an endless file.
// expect: Compilation Error
#include "/dev/zero"
int main() { return undeclared; }
