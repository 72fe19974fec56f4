# H31: right, but several concurrent children do the work.
# expect: Time Limit Exceeded
# solves: yes
# limit: 300 ms
# uses: 300 ms, 0 MB
import os
import time

a, b, word = input().split()
for turn in range(25):
    for child in range(4):
        if os.fork() == 0:
            end = time.process_time() + 0.01
            while time.process_time() < end:
                pass
            os._exit(0)
    for child in range(4):
        os.wait()
print(int(a) + int(b), word[::-1])
