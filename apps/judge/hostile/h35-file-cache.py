# H35: right, but it stores its data in dirty pages of mapped files.
# expect: Memory Limit Exceeded, Runtime Error
# solves: yes
# uses: 0 ms, 250 MB
import mmap

a, b, word = input().split()
held = bytearray(b'1') * (200 << 20)
with open('/tmp/mapped', 'w+b') as file:
    file.truncate(60 << 20)
    pages = mmap.mmap(file.fileno(), 60 << 20)
    for offset in range(0, 60 << 20, 4096):
        pages[offset] = 1
print(int(a) + int(b), word[::-1])
