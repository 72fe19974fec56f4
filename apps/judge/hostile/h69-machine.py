# H69: reads system statistics twice to observe other programs, and counts visible host objects.
# expect: Wrong Answer
# limit: 4000 ms
# shows: ^moved \[\]$
# shows: ^told \[\]$
# shows: ^host \[\]$
import os


def texts():
    read = {}
    for folder, _, names in os.walk('/proc'):
        for name in names:
            path = os.path.join(folder, name)
            if '/proc/self/fd' not in path:
                try:
                    read[path] = open(path, 'rb').read()
                except OSError as error:
                    read[path] = error.errno
    return read


before = texts()
block = bytearray(80_000_000)
pipes = [os.pipe() for _ in range(40)]
open('/tmp/full', 'wb').write(bytes(30_000_000))
after = texts()
print('moved', sorted(path for path in after if after[path] != before.get(path)))
told = []
for path in ['/', '/box', '/tmp', '/usr']:
    try:
        told.append((path, os.statvfs(path).f_bfree))
    except OSError:
        pass
print('told', told)
places = ['/usr/local', '/usr/src', '/usr/share/doc', '/etc/passwd', '/home', '/root', '/var', '/sys', '/run', '/opt', '/srv']
print('host', [path for path in places if os.path.exists(path)])
