# Wrong: for equal beads, adds 1 to the best neighbour, so one bead is counted with several partners.
import sys

s, t = sys.stdin.read().split()
row = [0] * (len(t) + 1)
for bead in s:
    above, row = row, [0]
    for j, other in enumerate(t, start=1):
        row.append(max(above[j], row[j - 1]) + (bead == other))
print(row[-1])
