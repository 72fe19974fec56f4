# Right but too slow: adds up both pieces anew for every cut.
import sys

n, *pulls = map(int, sys.stdin.buffer.read().split())
best_cut, best = None, None
for cut in range(1, n):
    difference = abs(sum(pulls[:cut]) - sum(pulls[cut:]))
    if best is None or difference < best:
        best_cut, best = cut, difference
print(best_cut, best)
