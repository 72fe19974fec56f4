// H36: allocates a three-dimensional array larger than its limit and uses all of it.
// expect: Memory Limit Exceeded, Runtime Error
#include <cstdio>
int main() {
    auto cube = new int[512][512][512];
    for (int i = 0; i < 512; i++) for (int j = 0; j < 512; j++) for (int k = 0; k < 512; k++) cube[i][j][k] = i ^ j ^ k;
    std::printf("%d\n", cube[1][2][3]);
}
