# Wrong: takes the start for critical if it has more than one neighbour, although these may be connected among each other.
import sys

sys.setrecursionlimit(10**6)
n, _, *words = map(int, sys.stdin.read().split())
near = [set() for _ in range(n + 1)]
for a, b in zip(words[::2], words[1::2]):
    near[a].add(b)
    near[b].add(a)
number, low, critical = [0] * (n + 1), [0] * (n + 1), set()
found = 0


def visit(station, parent):
    global found
    found += 1
    number[station] = low[station] = found
    for other in near[station]:
        if number[other] == 0:
            visit(other, station)
            low[station] = min(low[station], low[other])
            if parent and low[other] >= number[station]:
                critical.add(station)
        else:
            low[station] = min(low[station], number[other])
    if not parent and len(near[station]) > 1:
        critical.add(station)


for station in range(1, n + 1):
    if not number[station]:
        visit(station, 0)
print(len(critical))
if critical:
    print(*sorted(critical))
