// H46: includes the pipes that the compiler writes to, and files of other processes.
// waits: yes
// expect: Compilation Error
// hides: ^PATH=|root:x:0
#include "/proc/self/fd/1"
#include "/proc/self/fd/2"
#include "/proc/1/environ"
#include "/proc/1/mem"
int main() { return undeclared; }
