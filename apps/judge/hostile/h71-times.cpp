// H71: sets the times of files that all boxes see to now, and looks when the last program of its box wrote.
// expect: Wrong Answer
// shows: ^told 0$
#include <bits/stdc++.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
    int told = 0;
    struct stat facts;
    char mount[256];
    for (int stream : {1, 2}) told += fstat(stream, &facts) == 0 && facts.st_mtime + facts.st_atime > 0;
    for (int stream : {0, 1, 2}) told += futimens(stream, nullptr) == 0;
    for (auto device : {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/proc/self/fd/1"}) {
        told += utimensat(AT_FDCWD, device, nullptr, 0) == 0;
#ifdef __x86_64__
        told += syscall(SYS_utime, device, nullptr) == 0;
        told += syscall(SYS_utimes, device, nullptr) == 0;
        told += syscall(SYS_futimesat, AT_FDCWD, device, nullptr) == 0;
#endif
    }
    told += syscall(SYS_statx, AT_FDCWD, "/tmp", 0, 0x4000, mount) == 0;
    printf("told %d\n", told);
}
