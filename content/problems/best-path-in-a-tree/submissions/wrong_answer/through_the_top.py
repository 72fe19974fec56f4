# Wrong: lets each walk turn at hut 1 or end there, and never further down.
import sys

n, *words = map(int, sys.stdin.read().split())
fun, up = words[:n], [0] + [hut - 1 for hut in words[n:]]
below = [[] for _ in up]
for hut in range(1, n):
    below[up[hut]].append(hut)
order = [0]
for hut in order:
    order += below[hut]
down = [0] * n
for hut in reversed(order):
    sides = sorted([0, 0, *(down[next] for next in below[hut])])
    down[hut] = fun[hut] + sides[-1]
    if hut == 0:
        print(down[hut] + sides[-2])
