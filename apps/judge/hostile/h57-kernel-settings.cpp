// H57: writes kernel settings that would make the kernel run a program outside the box.
// expect: Wrong Answer
// shows: ^written 0$
#include <bits/stdc++.h>
#include <fcntl.h>
#include <unistd.h>
int main() {
    int written = 0;
    auto put = [&](std::string path, std::string text) {
        int file = open(path.c_str(), O_WRONLY);
        if (file < 0 || write(file, text.data(), text.size()) < 0) return;
        written++;
        std::cout << path << std::endl;
    };
    put("/proc/sys/kernel/core_pattern", "|/tmp/evil");
    put("/proc/sys/kernel/modprobe", "/tmp/evil");
    put("/proc/sys/kernel/hotplug", "/tmp/evil");
    put("/proc/sys/kernel/randomize_va_space", "0");
    put("/proc/sys/kernel/yama/ptrace_scope", "0");
    put("/proc/sys/vm/overcommit_memory", "1");
    put("/proc/sys/vm/drop_caches", "3");
    put("/proc/sys/fs/binfmt_misc/register", ":evil:M::MZ::/tmp/evil:");
    put("/proc/sysrq-trigger", "h");
    for (std::string who : {"self", "1", "2", "thread-self"})
        for (std::string name : {"oom_score_adj", "oom_adj", "uid_map", "gid_map", "setgroups", "attr/current", "loginuid", "clear_refs", "timerslack_ns"})
            put("/proc/" + who + "/" + name, name == "oom_score_adj" ? "-1000" : "0");
    put("/sys/kernel/uevent_helper", "/tmp/evil");
    std::error_code ignored;
    std::filesystem::create_directories("/sys/fs/cgroup/evil", ignored);
    for (std::string root : {"/sys/fs/cgroup", "/sys/fs/cgroup/memory", "/sys/fs/cgroup/rdma", "/cgroup"})
        for (std::string name : {"release_agent", "notify_on_release", "cgroup.procs", "memory.limit_in_bytes", "memory.max", "pids.max"})
            put(root + "/" + name, name == "release_agent" ? "/tmp/evil" : "1");
    std::printf("written %d\n", written);
}
