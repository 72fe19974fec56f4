# Right but too slow: walks through the whole tree anew from each hut.
import sys

n, *words = map(int, sys.stdin.read().split())
fun, up = words[:n], [0] + [hut - 1 for hut in words[n:]]
near = [[] for _ in up]
for hut in range(1, n):
    near[hut].append(up[hut])
    near[up[hut]].append(hut)
best = max(fun)
for start in range(n):
    waiting = [(start, -1, fun[start])]
    while waiting:
        hut, before, total = waiting.pop()
        best = max(best, total)
        waiting += [(next, hut, total + fun[next]) for next in near[hut] if next != before]
print(best)
