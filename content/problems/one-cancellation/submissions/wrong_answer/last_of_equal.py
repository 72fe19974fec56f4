# Wrong: of several equally long periods takes the one that begins last.
import sys
w = list(map(int, sys.stdin.read().split()))
n, T = w[:2]
v = sorted(zip(w[2::2], w[3::2])) + [(T, T)]
a = b = 0
best = (0, 0)
for s, e in v:
    if s - b >= best[1] - best[0] and s > b:
        best = (b, s)
    if e >= a:
        a, b = (e, a)
    elif e > b:
        b = e
print(*best)
