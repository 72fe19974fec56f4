// H05: reads the memory of its parent and of every other process it can find.
// expect: Wrong Answer, Runtime Error
// shows: ^opened 0 read 0 attached 0$
#include <bits/stdc++.h>
#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <unistd.h>

int main() {
    int opened = 0, read = 0, attached = 0;
    for (int pid = 0; pid < 5000; pid++) {
        if (pid == getpid()) continue;
        std::string memory = "/proc/" + std::to_string(pid == 0 ? getppid() : pid) + "/mem";
        if (open(memory.c_str(), O_RDONLY) >= 0) opened++;
        static char block[65536];
        iovec here{block, sizeof block}, there{reinterpret_cast<void*>(0x400000), sizeof block};
        if (process_vm_readv(pid, &here, 1, &there, 1, 0) >= 0) read++;
        if (ptrace(PTRACE_ATTACH, pid, 0, 0) == 0) attached++;
        if (ptrace(PTRACE_SEIZE, pid, 0, 0) == 0) attached++;
    }
    std::printf("opened %d read %d attached %d\n", opened, read, attached);
}
