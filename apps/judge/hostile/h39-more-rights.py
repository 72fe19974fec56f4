# H39: tries to set the clock, raise its priority and lift its limits.
# expect: Wrong Answer
# shows: ^done \[\]$
import os
import resource
import time

done = []


def tried(name, action):
    try:
        action()
        done.append(name)
    except (OSError, ValueError):
        pass


tried('clock', lambda: time.clock_settime(time.CLOCK_REALTIME, 1))
tried('first', lambda: os.setpriority(os.PRIO_PROCESS, 0, os.getpriority(os.PRIO_PROCESS, 0) - 5))
tried('real time', lambda: os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(50)))
for name in ('RLIMIT_CPU', 'RLIMIT_FSIZE', 'RLIMIT_STACK', 'RLIMIT_NOFILE', 'RLIMIT_CORE', 'RLIMIT_MEMLOCK'):
    tried(name, lambda: resource.setrlimit(getattr(resource, name), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)))
print('done', done)
