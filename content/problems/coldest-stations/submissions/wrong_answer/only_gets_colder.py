# Wrong: on the way up it goes on only while the new value is lower, so a node keeps an old low when a station gets warmer.
import sys

n, _ = map(int, sys.stdin.readline().split())
low = [0] * (2 * n)
many = [0] * n + [1] * n
for node in reversed(range(1, n)):
    many[node] = many[2 * node] + many[2 * node + 1]
for line in sys.stdin:
    kind, a, b = line.split()
    a, b = int(a), int(b)
    if kind == 'set':
        node = n + a - 1
        low[node] = b
        while node > 1:
            node //= 2
            both = (2 * node, 2 * node + 1)
            low[node] = min(low[node], b)
            many[node] = sum(many[child] for child in both if low[child] == low[node])
    else:
        found = []
        left, right = n + a - 1, n + b
        while left < right:
            if left % 2:
                found.append(left)
                left += 1
            if right % 2:
                right -= 1
                found.append(right)
            left //= 2
            right //= 2
        best = min(low[node] for node in found)
        print(best, sum(many[node] for node in found if low[node] == best))
