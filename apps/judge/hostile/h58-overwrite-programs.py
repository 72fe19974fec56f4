# H58: tries to overwrite its interpreter and every other program file.
# expect: Wrong Answer
# shows: ^overwritten \[\]$
import glob
import os
import sys

overwritten = []
programs = ['/proc/self/exe', '/proc/1/exe', sys.executable, os.path.realpath(sys.executable), __file__]
for path in programs + glob.glob('/usr/bin/*') + glob.glob('/toolchain/*/*') + glob.glob('/box/*'):
    for mode in ('r+b', 'ab'):
        try:
            open(path, mode).close()
            overwritten.append(path)
        except OSError:
            pass
    for action in (os.unlink, lambda name: os.chmod(name, 0o777), lambda name: os.truncate(name, 0)):
        try:
            action(path)
            overwritten.append(path)
        except OSError:
            pass
print('overwritten', overwritten)
