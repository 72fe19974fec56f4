# Wrong: looks for the hut farthest away from hut 1 and does not ask whether a longer tour begins elsewhere.
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
neighbours = [[] for _ in range(n + 1)]
for a, b, length in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    neighbours[a].append((b, length))
    neighbours[b].append((a, length))
distances = [None] * (n + 1)
distances[1] = 0
reached = [1]
for hut in reached:
    for other, length in neighbours[hut]:
        if distances[other] is None:
            distances[other] = distances[hut] + length
            reached.append(other)
print(max(distances[1:]))
