# Wrong: stops as soon as the difference grows, but with balloons it can fall again later.
import sys

n, *pulls = map(int, sys.stdin.buffer.read().split())
whole = sum(pulls)
left = pulls[0]
best_cut, best = 1, abs(whole - 2 * left)
for cut in range(2, n):
    left += pulls[cut - 1]
    difference = abs(whole - 2 * left)
    if difference > best:
        break
    if difference < best:
        best_cut, best = cut, difference
print(best_cut, best)
