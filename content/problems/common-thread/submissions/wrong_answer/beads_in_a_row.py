# Wrong: looks for the longest piece that both threads contain without a gap.
import sys

s, t = sys.stdin.read().split()
best, row = 0, [0] * (len(t) + 1)
for bead in s:
    above, row = row, [0]
    for j, other in enumerate(t, start=1):
        row.append(above[j - 1] + 1 if bead == other else 0)
    best = max(best, *row)
print(best)
