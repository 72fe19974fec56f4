// H40: prints to standard error endlessly.
// limit: 300 ms
// expect: Output Limit Exceeded, Time Limit Exceeded
#include <cstdio>
#include <cstring>
int main() {
    static char block[65536];
    std::memset(block, '!', sizeof block);
    for (;;) std::fwrite(block, 1, sizeof block, stderr);
}
