# H57: writes kernel settings that would make the kernel run a program outside the box.
# expect: Wrong Answer
# shows: ^written \[\]$
import os

written = []
places = ['/proc/sysrq-trigger', '/proc/self/oom_score_adj', '/proc/1/oom_score_adj', '/sys/kernel/uevent_helper']
for top in ('/proc/sys', '/sys', '/cgroup'):
    for folder, _, names in os.walk(top):
        places.extend(os.path.join(folder, name) for name in names)
for place in places:
    try:
        with open(place, 'r+') as file:
            file.write('0')
        written.append(place)
    except OSError:
        pass
print('written', written)
