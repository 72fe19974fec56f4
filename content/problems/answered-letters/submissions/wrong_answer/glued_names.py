# Wrong: writes the two names one after the other as the key, so that a + bc is the same as ab + c.
import sys
from collections import defaultdict, deque

_, *lines = sys.stdin.read().splitlines()
waiting = defaultdict(deque)
unanswered = longest = 0
for position, line in enumerate(lines):
    sender, receiver = line.split()
    if waiting[receiver + sender]:
        longest = max(longest, position - waiting[receiver + sender].popleft())
        unanswered -= 1
    else:
        waiting[sender + receiver].append(position)
        unanswered += 1
print(unanswered, longest)
