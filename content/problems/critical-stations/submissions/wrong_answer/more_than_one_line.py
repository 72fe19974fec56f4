# Wrong: takes each station for critical that has two neighbours without a line between them.
import sys

n, _, *words = map(int, sys.stdin.read().split())
near = [set() for _ in range(n + 1)]
for a, b in zip(words[::2], words[1::2]):
    near[a].add(b)
    near[b].add(a)
critical = []
for station in range(1, n + 1):
    others = near[station]
    if any(a != b and b not in near[a] for a in others for b in others):
        critical.append(station)
print(len(critical))
if critical:
    print(*critical)
