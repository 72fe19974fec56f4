// H70: queries kernel object numbers that come from counters shared by all programs.
// expect: Wrong Answer
// shows: ^told 0$
// shows: ^pipe works, number is small 1$
#include <bits/stdc++.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
    int told = 0, ends[2], file = -1;
    told += syscall(SYS_pipe2, ends, 0) == 0;
#ifdef SYS_pipe
    told += syscall(SYS_pipe, ends) == 0;
#endif
    told += syscall(SYS_socketpair, AF_UNIX, SOCK_STREAM, 0, ends) == 0;
    told += syscall(SYS_socket, AF_UNIX, SOCK_STREAM, 0) >= 0;
    told += syscall(SYS_memfd_create, "x", 0) >= 0;
    told += syscall(SYS_pidfd_open, getpid(), 0) >= 0;
    told += syscall(SYS_mq_open, "x", O_CREAT | O_RDWR, 0600, nullptr) >= 0;
#ifdef __x86_64__
    long child = syscall(SYS_clone, 0x1000 | SIGCHLD, nullptr, &file, nullptr, nullptr);
    if (child == 0) _exit(0);
    told += child > 0;
#endif
    printf("told %d\n", told);
    char byte = 0;
    struct stat facts {};
    bool works = pipe(ends) == 0 && write(ends[1], "x", 1) == 1 && read(ends[0], &byte, 1) == 1 && byte == 'x';
    fstat(ends[0], &facts);
    printf("pipe %s, number is small %d\n", works ? "works" : "fails", facts.st_ino < 1000);
}
