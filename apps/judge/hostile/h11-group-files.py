# H11: opens every file that only its group may read.
# expect: Wrong Answer
# sees: group file
# shows: ^found \[.*'/group/secret\.txt'.*\] opened \[\]$
import os

found, opened = [], []
tops = ['/usr', '/usr/bin', '/usr/sbin', '/usr/lib', '/usr/libexec', '/usr/local', '/usr/share']
for top in tops + ['/etc', '/group', '/toolchain', '/pch', '/box', '/var', '/home', '/root', '/opt', '/srv']:
    for entry in os.scandir(top) if os.path.isdir(top) else []:
        mode = entry.stat(follow_symlinks=False).st_mode
        if mode & 0o040 and not mode & 0o004:
            found.append(entry.path)
            try:
                opened.append(open(entry.path, 'rb').read(100))
            except OSError:
                pass
print('found', found, 'opened', opened)
