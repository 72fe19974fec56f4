// H42: writes its input ten thousand times to the system log.
// expect: Runtime Error
#include <bits/stdc++.h>
#include <fcntl.h>
#include <sys/klog.h>
#include <syslog.h>
#include <unistd.h>
int main() {
    std::string line;
    std::getline(std::cin, line);
    openlog("judge", LOG_CONS | LOG_NDELAY, LOG_AUTH);
    for (int turn = 0; turn < 10000; turn++) syslog(LOG_EMERG, "%s", line.c_str());
    for (auto path : {"/dev/kmsg", "/dev/console", "/dev/tty1", "/dev/log", "/run/systemd/journal/stdout"}) {
        int log = open(path, O_WRONLY);
        if (log >= 0 && write(log, line.c_str(), line.size()) > 0) return 0;
    }
    char kernel[1024];
    if (klogctl(3, kernel, sizeof kernel) > 0) return 0;
    std::abort();
}
