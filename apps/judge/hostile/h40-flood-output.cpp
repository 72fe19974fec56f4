// H40: prints endlessly.
// limit: 300 ms
// expect: Output Limit Exceeded, Time Limit Exceeded
#include <cstdio>
int main() { for (;;) std::puts("more and more and more and more and more"); }
