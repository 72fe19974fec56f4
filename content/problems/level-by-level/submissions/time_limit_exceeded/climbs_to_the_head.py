# Right but too slow: climbs from each person up to the head to find the level.
import sys

n, *callers = map(int, sys.stdin.buffer.read().split())
callers = [0, *callers]
levels = [[] for _ in callers]
for person in range(1, n + 1):
    depth = 0
    caller = callers[person]
    while caller:
        depth += 1
        caller = callers[caller]
    levels[depth].append(person)
place = [0] * (n + 1)
for level in levels:
    level.sort(key=lambda person: place[callers[person]])
    for i, person in enumerate(level):
        place[person] = i
    if level:
        print(len(level), *level)
