# H05: reads the memory of its parent and of every other process it can find.
# expect: Wrong Answer, Runtime Error
# shows: ^opened 0 read 0 attached 0$
import ctypes
import os

libc = ctypes.CDLL(None, use_errno=True)
opened = read = attached = 0
for pid in range(0, 1000):
    if pid == os.getpid():
        continue
    attached += libc.ptrace(16, pid, 0, 0) == 0
    block = ctypes.create_string_buffer(4096)
    here = (ctypes.c_void_p * 2)(ctypes.addressof(block), 4096)
    there = (ctypes.c_void_p * 2)(0x400000, 4096)
    read += libc.process_vm_readv(pid, here, 1, there, 1, 0) > 0
    for path in (f'/proc/{pid or os.getppid()}/mem', f'/proc/{pid}/task/{pid}/mem', f'/proc/{pid}/environ'):
        try:
            opened += len(open(path, 'rb', buffering=0).read(1)) >= 0
        except OSError:
            pass
print('opened', opened, 'read', read, 'attached', attached)
