# Right but too slow: closes each station in turn, and looks whether its neighbours still reach each other.
import sys

n, _, *words = map(int, sys.stdin.read().split())
near = [[] for _ in range(n + 1)]
for a, b in zip(words[::2], words[1::2]):
    near[a].append(b)
    near[b].append(a)
critical = []
for closed in range(1, n + 1):
    if not near[closed]:
        continue
    waiting = [near[closed][0]]
    reached = {closed, *waiting}
    while waiting:
        for other in near[waiting.pop()]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    if not reached.issuperset(near[closed]):
        critical.append(closed)
print(len(critical))
if critical:
    print(*critical)
