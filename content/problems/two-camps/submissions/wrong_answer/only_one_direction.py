# Wrong: writes each quarrel down for the first child of the pair only, so the search misses children.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
pairs = list(zip(numbers[::2], numbers[1::2]))
quarrels = [[] for _ in range(count + 1)]
for a, b in pairs:
    quarrels[a].append(b)
camps = [0] * (count + 1)
for start in range(1, count + 1):
    if camps[start]:
        continue
    camps[start] = 1
    queue = [start]
    for child in queue:
        for other in quarrels[child]:
            if not camps[other]:
                camps[other] = 3 - camps[child]
                queue.append(other)
possible = all(camps[a] != camps[b] for a, b in pairs)
print(*camps[1:] if possible else ['impossible'])
