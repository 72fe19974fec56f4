// H40: prints without end.
// limit: 300 ms
// expect: Output Limit Exceeded, Time Limit Exceeded
#include <cstdio>
int main() { for (;;) std::puts("more and more and more and more and more"); }
