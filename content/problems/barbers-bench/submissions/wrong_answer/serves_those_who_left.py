# Wrong: adds up the haircuts of everybody, also of those who have left.
import sys
from collections import deque

n, k, *numbers = map(int, sys.stdin.buffer.read().split())
gone = waited = free_at = 0
done_at = deque()
for minute, needed in zip(numbers[0::2], numbers[1::2]):
    while done_at and done_at[0] <= minute:
        done_at.popleft()
    begins = max(free_at, minute)
    free_at = begins + needed
    if len(done_at) > k:
        gone += 1
        continue
    waited += begins - minute
    done_at.append(free_at)
print(gone, waited)
