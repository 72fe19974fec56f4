// H46: includes a file whose reading blocks.
// expect: Compilation Error
#include "/dev/stdin"
int main() { return undeclared; }
