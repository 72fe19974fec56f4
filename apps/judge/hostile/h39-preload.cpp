// H39: wrong, and starts itself again with libraries and settings that lie about time.
// expect: Wrong Answer
// shows: ^wrong$
#include <cstdio>
#include <cstdlib>
#include <sched.h>
#include <unistd.h>
int main(int count, char** words) {
    if (count > 1) return std::puts("wrong") < 0;
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    sched_setaffinity(0, sizeof first, &first);
    nice(19);
    setenv("LD_PRELOAD", "/tmp/liar.so:/box/main", 1);
    setenv("LD_LIBRARY_PATH", "/tmp:/box", 1);
    setenv("LD_AUDIT", "/tmp/liar.so", 1);
    setenv("GLIBC_TUNABLES", "glibc.malloc.check=3", 1);
    execl("/box/main", "main", "again", nullptr);
}
