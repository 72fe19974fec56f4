// H28: closes its input and output early, and writes after that.
// expect: Wrong Answer, Runtime Error
#include <bits/stdc++.h>
#include <fcntl.h>
#include <unistd.h>
int main() {
    std::signal(SIGPIPE, SIG_IGN);
    close(0);
    close(1);
    if (write(1, "after", 5) >= 0) return 1;
    // The numbers of the closed descriptors come back for something else.
    open("/dev/full", O_RDWR);
    open("/dev/full", O_RDWR);
    std::puts("into nothing");
    int pipes[2];
    if (pipe(pipes) == 0) close(pipes[0]), write(pipes[1], "nobody reads", 12);
    std::signal(SIGPIPE, SIG_DFL);
    write(pipes[1], "nobody reads", 12);
}
