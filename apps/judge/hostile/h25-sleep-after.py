# H25: right, then sleeps for ever.
# limit: 150 ms
# waits: yes
# expect: Time Limit Exceeded
# solves: yes
import time

a, b, word = input().split()
print(int(a) + int(b), word[::-1], flush=True)
while True:
    time.sleep(3600)
