// H41: makes a million files.
// expect: Wrong Answer, Runtime Error, Memory Limit Exceeded, Time Limit Exceeded
// limit: 500 ms
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>
int main() {
    char name[64];
    for (int made = 0; made < 1000000; made++) {
        std::snprintf(name, sizeof name, "/tmp/file-%d", made);
        int file = open(name, O_CREAT | O_WRONLY, 0600);
        if (file < 0) return 1;
        close(file);
    }
}
