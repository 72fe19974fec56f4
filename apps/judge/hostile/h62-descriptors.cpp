// H62: looks for leaked file descriptors, and for a terminal to inject input.
// expect: Wrong Answer
// shows: ^open 0 1 2$
// shows: ^typed 0$
#include <bits/stdc++.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>
int main() {
    std::printf("open");
    for (int fd = 0; fd < 4096; fd++)
        if (fcntl(fd, F_GETFD) >= 0) std::printf(" %d", fd);
    int typed = 0;
    for (auto path : {"/dev/tty", "/dev/console", "/dev/tty0", "/dev/ptmx", "/dev/pts/0", "/proc/self/fd/0"}) {
        int terminal = open(path, O_RDWR | O_NOCTTY);
        for (int fd : {terminal, 0, 1, 2}) {
            char letter = '\n', paste[] = {3};
            if (isatty(fd) || ioctl(fd, TIOCSTI, &letter) == 0 || ioctl(fd, TIOCLINUX, paste) == 0 || ioctl(fd, TIOCSCTTY, 1) == 0) typed++;
        }
    }
    std::printf("\ntyped %d\n", typed + (getsid(0) != getpid() && tcgetpgrp(0) > 0));
}
