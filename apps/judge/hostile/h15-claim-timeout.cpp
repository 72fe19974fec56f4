// H15: complains as a judge would about a time limit.
// expect: Wrong Answer
#include <cstdio>
int main() {
    std::fputs("timelimit exceeded\nCPU time limit exceeded\nKilled\nout of memory\n", stderr);
    std::puts("0");
}
