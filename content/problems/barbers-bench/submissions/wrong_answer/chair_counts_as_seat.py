# Wrong: lets only k people into the room and forgets that one of them sits in the chair.
import sys
from collections import deque

n, k, *numbers = map(int, sys.stdin.buffer.read().split())
gone = waited = 0
done_at = deque()
for minute, needed in zip(numbers[0::2], numbers[1::2]):
    while done_at and done_at[0] <= minute:
        done_at.popleft()
    if done_at and len(done_at) >= k:
        gone += 1
        continue
    begins = done_at[-1] if done_at else minute
    waited += begins - minute
    done_at.append(begins + needed)
print(gone, waited)
