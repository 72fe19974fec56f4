// H54: tries to change its root, mounts and namespaces.
// expect: Wrong Answer
// shows: ^done 0$
#include <bits/stdc++.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <unistd.h>

static int done = 0;

static void tell(const char* what, long result) {
    if (result < 0 && (errno == EPERM || errno == ENOSYS || errno == ENOENT || errno == EACCES)) return;
    done++;
    std::printf("%s: %s\n", what, result < 0 ? strerrorname_np(errno) : "done");
}

int main() {
    tell("chroot to the first process", chroot("/proc/1/root"));
    tell("chroot", chroot("/tmp"));
    tell("pivot", syscall(SYS_pivot_root, "/tmp", "/tmp"));
    tell("mount", mount("none", "/tmp", "tmpfs", 0, nullptr));
    tell("bind", mount("/", "/tmp", nullptr, MS_BIND | MS_REC, nullptr));
    tell("writable", mount(nullptr, "/usr", nullptr, MS_REMOUNT | MS_BIND, nullptr));
    tell("unmount", umount2("/proc", MNT_DETACH));
    tell("new mount", syscall(SYS_fsopen, "tmpfs", 0));
    tell("tree", syscall(SYS_open_tree, AT_FDCWD, "/", 1));
    tell("settings", syscall(SYS_mount_setattr, AT_FDCWD, "/", 0, nullptr, 0));
    for (int kind : {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP}) {
        tell("unshare", unshare(kind));
        tell("unshare both", unshare(kind | CLONE_NEWUSER));
        long child = syscall(SYS_clone, kind | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
        if (child == 0) _exit(0);
        tell("clone", child);
    }
    for (std::string name : {"user", "mnt", "pid", "net", "ipc", "uts", "cgroup"})
        for (std::string of : {"1", "self"}) {
            int space = open(("/proc/" + of + "/ns/" + name).c_str(), O_RDONLY);
            if (space >= 0) tell(name.c_str(), setns(space, 0));
        }
    tell("handle", syscall(SYS_open_by_handle_at, AT_FDCWD, nullptr, O_RDONLY));
    tell("host", sethostname("host", 4));
    tell("up", open("/box/../../etc/passwd", O_RDONLY));
    tell("root of the first", open("/proc/1/root/etc/passwd", O_RDONLY));
    std::printf("done %d\n", done);
}
