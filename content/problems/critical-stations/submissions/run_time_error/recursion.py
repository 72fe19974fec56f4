# Wrong: one call within the other for each station of a long chain, which is deeper than Python allows.
import sys

n, _, *words = map(int, sys.stdin.read().split())
lines_at = [[] for _ in range(n + 1)]
for a, b in zip(words[::2], words[1::2]):
    lines_at[a].append(b)
    lines_at[b].append(a)
number, low, critical = [0] * (n + 1), [0] * (n + 1), set()
found = 0


def visit(station, parent):
    global found
    found += 1
    number[station] = low[station] = found
    children = 0
    for other in lines_at[station]:
        if number[other] == 0:
            children += 1
            visit(other, station)
            low[station] = min(low[station], low[other])
            if parent and low[other] >= number[station]:
                critical.add(station)
        else:
            low[station] = min(low[station], number[other])
    if not parent and children > 1:
        critical.add(station)


for station in range(1, n + 1):
    if not number[station]:
        visit(station, 0)
print(len(critical))
if critical:
    print(*sorted(critical))
