# H54: tries to change its root, mounts and namespaces.
# expect: Wrong Answer
# shows: ^done \[\]$
import ctypes
import os

libc = ctypes.CDLL(None, use_errno=True)
done = []


def tried(name, result):
    if result >= 0:
        done.append(name)


for root in (b'/proc/1/root', b'/tmp', b'/proc/self/root'):
    tried('chroot', libc.chroot(root))
tried('mount', libc.mount(b'none', b'/tmp', b'proc', 0, None))
tried('bind', libc.mount(b'/', b'/tmp', None, 4096 | 16384, None))
for kind in (0x10000000, 0x20000, 0x20000000, 0x40000000, 0x8000000, 0x4000000, 0x2000000, 0x10020000):
    tried('unshare', libc.unshare(kind))
for process in ('1', 'self'):
    for name in ('user', 'mnt', 'pid', 'net', 'ipc', 'uts', 'cgroup'):
        try:
            tried(name, libc.setns(os.open(f'/proc/{process}/ns/{name}', os.O_RDONLY), 0))
        except OSError:
            pass
print('done', done)
