# Wrong: sorts each level by the numbers, instead of keeping the order of the level above.
import sys

_, *callers = map(int, sys.stdin.buffer.read().split())
called = [[] for _ in range(len(callers) + 1)]
for person, caller in enumerate(callers, start=1):
    called[caller].append(person)
level = called[0]
while level:
    print(len(level), *level)
    level = sorted(other for person in level for other in called[person])
