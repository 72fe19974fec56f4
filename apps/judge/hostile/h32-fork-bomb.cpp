// H32: doubles without end.
// limit: 150 ms
// expect: Time Limit Exceeded, Runtime Error
#include <unistd.h>
int main() { for (;;) fork(); }
