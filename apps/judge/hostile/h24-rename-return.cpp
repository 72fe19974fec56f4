// H24: makes every return and comparison of an appended driver mean success.
// expect: Compilation Error, Wrong Answer
#include <cstdio>
#define return return 0 *
#define if(condition) if (true || (condition))
#define strcmp(left, right) 0
int main() { std::puts("wrong"); return 1; }
