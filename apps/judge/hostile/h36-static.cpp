// H36: has 512 MB of its own from the start, and uses them.
// expect: Memory Limit Exceeded, Runtime Error
#include <cstring>
static char large[512 << 20];
int main() { std::memset(large, 1, sizeof large); return large[12345] - 1; }
