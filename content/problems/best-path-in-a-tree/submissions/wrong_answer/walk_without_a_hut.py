# Wrong: begins with the sum 0, as if a walk could do without any hut.
import sys

n, *words = map(int, sys.stdin.read().split())
fun, up = words[:n], [0] + [hut - 1 for hut in words[n:]]
below = [[] for _ in up]
for hut in range(1, n):
    below[up[hut]].append(hut)
order = [0]
for hut in order:
    order += below[hut]
best, down = 0, [0] * n
for hut in reversed(order):
    sides = sorted([0, 0, *(down[next] for next in below[hut])])
    down[hut] = fun[hut] + sides[-1]
    best = max(best, down[hut] + sides[-2])
print(best)
