// H39: tries to set the clock, raise its priority and lift its limits.
// expect: Wrong Answer
// shows: ^set the clock: EPERM$
// shows: ^set the day: EPERM$
// shows: ^bend the clock: EPERM$
// shows: ^first in line: E(PERM|ACCES)$
// shows: ^real time: EPERM$
// shows: ^longer: EPERM$
// shows: ^larger files: EPERM$
// shows: ^deeper: EPERM$
// shows: ^cores: E(PERM|INVAL)$
// shows: ^another: E(PERM|SRCH|INVAL)$
#include <bits/stdc++.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/timex.h>
#include <unistd.h>

static void tell(const char* what, long result) {
    std::printf("%s: %s\n", what, result >= 0 ? "done" : strerrorname_np(errno));
}

static int lift(__rlimit_resource_t kind) {
    rlimit64 now;
    getrlimit64(kind, &now);
    now.rlim_cur = now.rlim_max = now.rlim_max == RLIM64_INFINITY ? now.rlim_max : now.rlim_max + 1;
    return setrlimit64(kind, &now);
}

int main() {
    timespec clock{1, 0};
    timeval day{1, 0};
    timex bend{};
    bend.modes = ADJ_TICK;
    bend.tick = 9000;
    sched_param first{50};
    tell("set the clock", clock_settime(CLOCK_REALTIME, &clock));
    tell("set the day", settimeofday(&day, nullptr));
    tell("bend the clock", adjtimex(&bend));
    tell("first in line", setpriority(PRIO_PROCESS, 0, -10));
    tell("real time", sched_setscheduler(0, SCHED_FIFO, &first));
    tell("longer", lift(RLIMIT_CPU));
    tell("larger files", lift(RLIMIT_FSIZE));
    tell("deeper", lift(RLIMIT_STACK));
    rlimit64 cores{RLIM64_INFINITY, RLIM64_INFINITY};
    tell("cores", setrlimit64(RLIMIT_CORE, &cores));
    tell("another", prlimit64(getppid() ? getppid() : 1, RLIMIT_CPU, &cores, nullptr));
}
