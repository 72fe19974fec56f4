# Right but too slow: walks through the whole tree from each hut.
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
neighbours = [[] for _ in range(n + 1)]
for a, b, length in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    neighbours[a].append((b, length))
    neighbours[b].append((a, length))
longest = 0
for start in range(1, n + 1):
    stack = [(start, 0, 0)]
    while stack:
        hut, before, distance = stack.pop()
        longest = max(longest, distance)
        for other, length in neighbours[hut]:
            if other != before:
                stack.append((other, hut, distance + length))
print(longest)
