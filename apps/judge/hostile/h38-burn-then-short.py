# H38: uses its whole time limit in one case and most of it in the next.
# expect: Time Limit Exceeded
# solves: yes
# limit: 300 ms
# case: burn -> Time Limit Exceeded
# case: most -> Accepted
# case: most -> Accepted
# case: most -> Accepted
import time

a, b, word, task = input().split()
while task == 'burn' or time.process_time() < 0.2:
    pass
print(int(a) + int(b), word[::-1])
