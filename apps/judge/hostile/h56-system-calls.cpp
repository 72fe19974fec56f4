// H56: makes system calls that no solution needs, natively and of other architectures.
// expect: Wrong Answer
// shows: ^open 0$
#include <bits/stdc++.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int opened = 0;

static void tell(const char* what, long result) {
    if (result < 0 && (errno == EPERM || errno == ENOSYS)) return;
    opened++;
    std::printf("%s: %s\n", what, result < 0 ? strerrorname_np(errno) : "done");
}

template <typename Call> static void tellInChild(const char* what, Call call) {
    int status = 0, child = fork();
    if (child == 0) _exit(call());
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGSYS || WTERMSIG(status) == SIGSEGV)) return;
    opened++;
    std::printf("%s: status %d\n", what, status);
}

int main() {
    std::vector<char> zero(256);
    tell("bpf", syscall(SYS_bpf, 0, zero.data(), zero.size()));
    tell("perf", syscall(SYS_perf_event_open, zero.data(), 0, -1, -1, 0));
    tell("key", syscall(SYS_add_key, "user", "a", "b", 1, -3));
    tell("ring", syscall(SYS_keyctl, 0, -3, 1));
    tell("request", syscall(SYS_request_key, "user", "a", "b", -3));
    tell("io_uring", syscall(SYS_io_uring_setup, 4, zero.data()));
    tell("enter", syscall(SYS_io_uring_enter, 0, 1, 0, 0, nullptr, 0));
    tell("faults", syscall(SYS_userfaultfd, 0));
    tell("faults of the user", syscall(SYS_userfaultfd, 1));
    tell("kexec", syscall(SYS_kexec_load, 0, 0, nullptr, 0));
    tell("kexec file", syscall(SYS_kexec_file_load, 0, 0, 0, nullptr, 0));
    tell("reboot", syscall(SYS_reboot, 0xfee1dead, 672274793, 0, nullptr));
    tell("module", syscall(SYS_init_module, zero.data(), zero.size(), ""));
    tell("module file", syscall(SYS_finit_module, 0, "", 0));
    tell("no module", syscall(SYS_delete_module, "loop", 0));
    tell("swap", syscall(SYS_swapon, "/tmp/swap", 0));
    tell("accounting", syscall(SYS_acct, "/tmp/acct"));
    tell("log", syscall(SYS_syslog, 3, zero.data(), zero.size()));
    tell("quota", syscall(SYS_quotactl, 0, "/", 0, nullptr));
    tell("notices", syscall(SYS_fanotify_init, 0, 0));
    tell("compare", syscall(SYS_kcmp, getpid(), getppid(), 0, 0, 0));
    tell("namespace", syscall(SYS_clone3, zero.data(), 88));
    tell("pages", syscall(SYS_migrate_pages, 1, 8, zero.data(), zero.data()));
    tell("descriptor", syscall(SYS_pidfd_getfd, 3, 0, 0));
#ifdef __x86_64__
    tell("ports", syscall(SYS_iopl, 3));
    tell("segments", syscall(SYS_modify_ldt, 0, zero.data(), 16));
    tellInChild("program of 32 bits", [] {
        long result;
        asm volatile("int $0x80" : "=a"(result) : "a"(20L) : "memory");
        return result > 0 ? 7 : 8;
    });
    tellInChild("program of x32", [] { return syscall(0x40000000 | SYS_getpid) > 0 ? 7 : 8; });
#endif
    std::printf("open %d\n", opened);
}
