// H36: has a static array of 512 MB and uses it.
// expect: Memory Limit Exceeded, Runtime Error
#include <cstring>
static char large[512 << 20];
int main() { std::memset(large, 1, sizeof large); return large[12345] - 1; }
