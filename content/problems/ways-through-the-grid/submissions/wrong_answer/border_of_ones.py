# Wrong: gives every path in the first row and the first column one way, even behind a flower bed.
import sys

_, _, *garden = sys.stdin.read().split()
ways = [[0] * len(row) for row in garden]
for i, row in enumerate(garden):
    for j, square in enumerate(row):
        if square == '#':
            continue
        if i == 0 or j == 0:
            ways[i][j] = 1
        else:
            ways[i][j] = (ways[i - 1][j] + ways[i][j - 1]) % 1_000_000_007
print(ways[-1][-1])
