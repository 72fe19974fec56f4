# Wrong: one call within the other for each hut of a long chain, which is deeper than Python allows.
import sys

n, *words = map(int, sys.stdin.read().split())
fun, up = words[:n], [0] + [hut - 1 for hut in words[n:]]
below = [[] for _ in up]
for hut in range(1, n):
    below[up[hut]].append(hut)
best = max(fun)


def walk_down(hut):
    global best
    first, second = 0, 0
    for next in below[hut]:
        second, first = sorted([second, first, walk_down(next)])[1:]
    best = max(best, fun[hut] + first + second)
    return fun[hut] + first


walk_down(0)
print(best)
