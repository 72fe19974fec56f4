// H58: tries to overwrite every program file, including files that are not in use.
// expect: Wrong Answer
// shows: ^overwritten 0$
#include <bits/stdc++.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int overwritten = 0;

static void overwrite(const std::string& path) {
    for (int flags : {O_WRONLY, O_RDWR, O_WRONLY | O_TRUNC, O_RDWR | O_APPEND}) {
        int file = open(path.c_str(), flags);
        if (file < 0) continue;
        overwritten++;
        std::cout << path << std::endl;
        close(file);
    }
}

int main(int count, char**) {
    if (count > 1) return usleep(50000);
    int held = open("/proc/self/exe", O_PATH);
    for (std::string who : {"self", "1", "2", std::to_string(getppid()).c_str()}) overwrite("/proc/" + who + "/exe");
    overwrite("/proc/self/fd/" + std::to_string(held));
    // A program that has just begun to run another one is held open by name, and written once it is gone.
    for (std::string target : {"/box/main", "/usr/bin/true", "/usr/bin/dash"}) {
        int child = fork();
        if (child == 0) execl(target.c_str(), "again", "and", nullptr), _exit(1);
        usleep(5000);
        int other = open(("/proc/" + std::to_string(child) + "/exe").c_str(), O_PATH);
        waitpid(child, nullptr, 0);
        if (other >= 0) overwrite("/proc/self/fd/" + std::to_string(other));
        overwrite(target);
    }
    for (auto path : {"/usr/bin/bwrap", "/usr/bin/sh", "/usr/bin/env", "/usr/bin/python3", "/toolchain/node/node", "/usr/lib64/ld-linux-x86-64.so.2"}) overwrite(path);
    if (truncate("/usr/bin/true", 0) == 0 || chmod("/box/main", 0777) == 0 || unlink("/box/main") == 0) overwritten++;
    std::printf("overwritten %d\n", overwritten);
}
