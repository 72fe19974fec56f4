// H14: prints markers that a test harness might look for, on every file descriptor.
// expect: Wrong Answer
#include <cstdio>
#include <unistd.h>
int main() {
    for (int fd = 1; fd < 64; fd++)
        dprintf(fd, "PASSED case1\nPASSED case2\n>>>>> Test Exit Code: 0\n{ \"child-pid\": 2 }\n{ \"exit-code\": 0 }\ndone 0\n");
    std::puts("0 failed, 3 passed\n>>>>> Test Exit Code: 0");
}
