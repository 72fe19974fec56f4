# Wrong: takes all squares that are connected by streets for one district, whatever the directions.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
neighbours = [[] for _ in range(count + 1)]
for a, b in zip(numbers[::2], numbers[1::2]):
    neighbours[a].append(b)
    neighbours[b].append(a)
seen = set()
sizes = []
for start in range(1, count + 1):
    if start in seen:
        continue
    seen.add(start)
    reached = [start]
    for square in reached:
        for end in neighbours[square]:
            if end not in seen:
                seen.add(end)
                reached.append(end)
    sizes.append(len(reached))
print(len(sizes), max(sizes))
