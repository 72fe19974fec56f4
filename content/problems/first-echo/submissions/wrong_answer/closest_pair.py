# Wrong: looks for the pair that lies closest together instead of the one that is complete first.
import sys

words = sys.stdin.buffer.read().split()
wanted = int(words[1])
last_seen = {}
best = None
for j, reading in enumerate(map(int, words[2:]), start=1):
    i = last_seen.get(wanted - reading)
    if i is not None and (best is None or j - i < best[1] - best[0]):
        best = (i, j)
    last_seen[reading] = j
print('none' if best is None else f'{best[0]} {best[1]}')
