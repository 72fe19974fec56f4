# Wrong: lets letters that are never answered wait to the end of the log, and counts them for the longest wait.
import sys
from collections import defaultdict, deque

_, *lines = sys.stdin.read().splitlines()
waiting = defaultdict(deque)
longest = 0
for position, line in enumerate(lines):
    sender, receiver = line.split()
    asked = waiting[receiver, sender]
    if asked:
        longest = max(longest, position - asked.popleft())
    else:
        waiting[sender, receiver].append(position)
unanswered = [position for queue in waiting.values() for position in queue]
longest = max([longest, *(len(lines) - position for position in unanswered)])
print(len(unanswered), longest)
