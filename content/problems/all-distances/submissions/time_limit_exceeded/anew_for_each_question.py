# Right but too slow: finds the distances from the start anew for each question.
import sys

n, m, q, *numbers = map(int, sys.stdin.buffer.read().split())
roads = list(zip(numbers[: 3 * m : 3], numbers[1 : 3 * m : 3], numbers[2 : 3 * m : 3]))
for s, t in zip(numbers[3 * m :: 2], numbers[3 * m + 1 :: 2]):
    distance = [float('inf')] * (n + 1)
    distance[s] = 0
    changed = True
    while changed:
        changed = False
        for a, b, c in roads:
            if distance[a] + c < distance[b]:
                distance[b] = distance[a] + c
                changed = True
    print(-1 if distance[t] == float('inf') else distance[t])
