# Wrong: goes through at most one town between, because all sums are made of roads.
import sys

n, m, q, *numbers = map(int, sys.stdin.buffer.read().split())
INF = float('inf')
road = [[INF] * (n + 1) for _ in range(n + 1)]
for a, b, c in zip(numbers[: 3 * m : 3], numbers[1 : 3 * m : 3], numbers[2 : 3 * m : 3]):
    road[a][b] = min(road[a][b], c)
for a in range(1, n + 1):
    road[a][a] = 0
columns = list(zip(*road))
for s, t in zip(numbers[3 * m :: 2], numbers[3 * m + 1 :: 2]):
    shortest = min(first + second for first, second in zip(road[s], columns[t]))
    print(-1 if shortest == INF else shortest)
