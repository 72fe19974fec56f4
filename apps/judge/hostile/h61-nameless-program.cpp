// H61: writes its program to an unlinked file in /tmp and runs it.
// expect: Wrong Answer
// shows: ^NoNewPrivs:\t1$
// shows: ^Seccomp:\t2$
// shows: ^CapEff:\t0+$
// hides: reached
#include <bits/stdc++.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
extern char** environ;

static void look() {
    std::cout << std::ifstream("/proc/self/status").rdbuf() << std::flush;
    if (socket(AF_INET, SOCK_STREAM, 0) >= 0 || open("/etc/passwd", O_RDONLY) >= 0) std::puts("reached");
}

int main(int count, char** words) {
    if (count > 1) return look(), 0;
    std::ifstream own(words[0], std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(own), {});
    std::ofstream("/tmp/nameless", std::ios::binary) << bytes;
    chmod("/tmp/nameless", 0755);
    int file = open("/tmp/nameless", O_RDONLY);
    unlink("/tmp/nameless");
    char* next[] = {words[0], words[0], nullptr};
    if (fork() == 0) fexecve(file, next, environ), _exit(1);
    wait(nullptr);
    // The loader runs what may not be run by itself.
    std::ofstream("/tmp/copy", std::ios::binary) << bytes;
    if (fork() == 0) execl("/lib64/ld-linux-x86-64.so.2", "ld", "/tmp/copy", "again", nullptr), _exit(1);
    wait(nullptr);
}
