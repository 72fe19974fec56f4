// H24: redefines return and comparison, so that an appended driver always succeeds.
// expect: Compilation Error, Wrong Answer
#include <cstdio>
#define return return 0 *
#define if(condition) if (true || (condition))
#define strcmp(left, right) 0
int main() { std::puts("wrong"); return 1; }
