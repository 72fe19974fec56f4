# Wrong: also cuts behind the last pendant, where the right piece is empty.
import sys

n, *pulls = map(int, sys.stdin.buffer.read().split())
whole = sum(pulls)
left = 0
best_cut, best = None, None
for cut, pull in enumerate(pulls, start=1):
    left += pull
    difference = abs(whole - 2 * left)
    if best is None or difference < best:
        best_cut, best = cut, difference
print(best_cut, best)
