// H55: tries to gain privileges, directly and through setuid programs.
// expect: Wrong Answer
// shows: ^CapEff:\t0+$
// shows: ^NoNewPrivs:\t1$
// hides: uid=0|euid=0|root:|become root
#include <bits/stdc++.h>
#include <grp.h>
#include <sys/prctl.h>
#include <unistd.h>
int main() {
    if (setuid(0) == 0 || setgid(0) == 0 || seteuid(0) == 0 || setresuid(0, 0, 0) == 0) std::puts("become root");
    if (setgroups(0, nullptr) == 0) std::puts("become root of groups");
    prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, 21, 0, 0);
    std::cout << std::ifstream("/proc/self/status").rdbuf() << std::flush;
    for (auto command : {"su -c id", "sudo -n id", "pkexec id", "mount -t tmpfs none /tmp && echo become root", "newgrp root -c id", "passwd root </dev/null", "cat /etc/shadow"})
        if (std::system((std::string(command) + " 2>/dev/null").c_str()) == -1) return 1;
}
