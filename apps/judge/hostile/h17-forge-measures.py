# H17: right, but slow and large, and writes forged measurements into files at the end.
# expect: Accepted
# solves: yes
# uses: 60 ms, 50 MB
import atexit
import time


@atexit.register
def forge():
    for name in ('display_runtime.txt', 'display_memory.txt', '/tmp/display_runtime.txt'):
        try:
            open(name, 'w').write('0')
        except OSError:
            pass


large = bytearray(b'1') * (60 << 20)
while time.process_time() < 0.08:
    pass
a, b, word = input().split()
print(int(a) + int(b), word[::-1], flush=True)
