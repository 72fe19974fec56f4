// H69: queries the kernel about the activity of other programs.
// expect: Wrong Answer
// shows: ^told 0$
#include <bits/stdc++.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <unistd.h>
int main() {
    int told = 0, ends[2];
    struct sysinfo machine;
    struct statfs room;
    unsigned long context = 0;
    char *page = static_cast<char *>(mmap(nullptr, 2 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    told += sysinfo(&machine) == 0;
    for (auto place : {"/", "/usr", "/box", "/tmp"}) told += statfs(place, &room) == 0;
    told += fstatfs(0, &room) == 0;
    told += syscall(SYS_io_setup, 1, &context) == 0;
    told += madvise(page, 2 << 20, 12) == 0 || madvise(page, 2 << 20, 25) == 0;
    for (int family : {AF_INET, AF_NETLINK, AF_VSOCK, 30}) told += socketpair(family, SOCK_STREAM, 0, ends) == 0;
    double loads[3] = {0, 0, 0};
    getloadavg(loads, 3);
    told += loads[0] + loads[1] + loads[2] > 0;
    printf("told %d\n", told);
}
