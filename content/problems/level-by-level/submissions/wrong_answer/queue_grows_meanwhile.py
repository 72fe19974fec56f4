# Wrong: takes people out while the queue is not empty, although the next level is put into it meanwhile.
import sys
from collections import deque

_, *callers = map(int, sys.stdin.buffer.read().split())
called = [[] for _ in range(len(callers) + 1)]
for person, caller in enumerate(callers, start=1):
    called[caller].append(person)
queue = deque(called[0])
while queue:
    level = []
    while queue:
        person = queue.popleft()
        level.append(person)
        queue.extend(called[person])
    print(len(level), *level)
