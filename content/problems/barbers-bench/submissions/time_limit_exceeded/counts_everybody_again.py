# Right but too slow: counts who is still in the room among all the customers so far.
import sys

n, k, *numbers = map(int, sys.stdin.buffer.read().split())
gone = waited = free_at = 0
done_at = []
for minute, needed in zip(numbers[0::2], numbers[1::2]):
    in_room = sum(1 for done in done_at if done > minute)
    if in_room > k:
        gone += 1
        continue
    begins = max(free_at, minute)
    free_at = begins + needed
    waited += begins - minute
    done_at.append(free_at)
print(gone, waited)
