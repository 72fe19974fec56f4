// H46: includes an endless file.
// expect: Compilation Error
#include "/dev/urandom"
int main() { return undeclared; }
