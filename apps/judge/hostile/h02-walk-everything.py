# H02: prints every readable file, other processes in /proc first.
# expect: Wrong Answer, Output Limit Exceeded
# limit: 5000 ms
import os
import stat
import sys


def show(path):
    try:
        if stat.S_ISFIFO(os.stat(path).st_mode):
            return
        with open(path, 'rb') as file:
            sys.stdout.buffer.write(path.encode() + b'\n' + file.read(4096))
    except OSError:
        pass


def walk(top):
    for folder, _, names in os.walk(top):
        for name in names:
            show(os.path.join(folder, name))


for pid in [name for name in os.listdir('/proc') if name.isdigit()]:
    for part in ('environ', 'maps', 'cmdline', 'mountinfo'):
        show(f'/proc/{pid}/{part}')
    for part in ('cwd', 'root/tmp', 'root/etc', 'root/var', 'fd'):
        walk(f'/proc/{pid}/{part}')
for place in ('/box', '/tmp', '/etc', '/var', '/home', '/root', '/sys', '/run', '/usr'):
    walk(place)
