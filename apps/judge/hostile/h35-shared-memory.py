# H35: right, but it stores its data in /dev/shm.
# expect: Memory Limit Exceeded, Runtime Error
# solves: yes
# uses: 0 ms, 250 MB
a, b, word = input().split()
held = bytearray(b'1') * (200 << 20)
with open('/dev/shm/held', 'wb') as file:
    for megabyte in range(60):
        file.write(held[: 1 << 20])
        file.flush()
print(int(a) + int(b), word[::-1])
