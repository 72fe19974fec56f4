// H32: a fork bomb: each process forks endlessly.
// limit: 150 ms
// expect: Time Limit Exceeded, Runtime Error
#include <unistd.h>
int main() { for (;;) fork(); }
