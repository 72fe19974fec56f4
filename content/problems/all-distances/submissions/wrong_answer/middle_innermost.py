# Wrong: tries the towns between in the innermost loop, so an entry is final before the entries that it needs.
import sys

n, m, q, *numbers = map(int, sys.stdin.buffer.read().split())
INF = float('inf')
distance = [[INF] * (n + 1) for _ in range(n + 1)]
for a, b, c in zip(numbers[: 3 * m : 3], numbers[1 : 3 * m : 3], numbers[2 : 3 * m : 3]):
    distance[a][b] = min(distance[a][b], c)
for a in range(1, n + 1):
    distance[a][a] = 0
for a in range(1, n + 1):
    for b in range(1, n + 1):
        for k in range(1, n + 1):
            distance[a][b] = min(distance[a][b], distance[a][k] + distance[k][b])
for s, t in zip(numbers[3 * m :: 2], numbers[3 * m + 1 :: 2]):
    print(-1 if distance[s][t] == INF else distance[s][t])
