// H15: prints the time-out message of a judge.
// expect: Wrong Answer
#include <cstdio>
int main() {
    std::fputs("timelimit exceeded\nCPU time limit exceeded\nKilled\nout of memory\n", stderr);
    std::puts("0");
}
