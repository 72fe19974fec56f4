// H32: doubles without end.
// expect: Time Limit Exceeded, Runtime Error
#include <unistd.h>
int main() { for (;;) fork(); }
