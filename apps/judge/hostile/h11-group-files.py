# H11: opens every file that is there for its group and for nobody else.
# expect: Wrong Answer
# shows: ^opened \[\]$
import os

opened = []
tops = ['/usr', '/usr/bin', '/usr/sbin', '/usr/lib', '/usr/libexec', '/usr/local', '/usr/share']
for top in tops + ['/etc', '/toolchain', '/pch', '/box', '/var', '/home', '/root', '/opt', '/srv']:
    for entry in os.scandir(top) if os.path.isdir(top) else []:
        mode = entry.stat(follow_symlinks=False).st_mode
        if mode & 0o040 and not mode & 0o004 and os.access(entry.path, os.R_OK):
            opened.append(entry.path)
print('opened', opened)
