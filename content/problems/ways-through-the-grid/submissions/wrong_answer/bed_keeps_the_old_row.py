# Wrong: skips flower beds in a single row of numbers, where the number of the row above is still stored.
import sys

_, _, *garden = sys.stdin.read().split()
ways = [1] + [0] * (len(garden[0]) - 1)
for row in garden:
    for j in range(1, len(row)):
        if row[j] == '.':
            ways[j] = (ways[j] + ways[j - 1]) % 1_000_000_007
print(ways[-1])
