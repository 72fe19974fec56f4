# Right but too slow: walks every way, square by square.
import sys

sys.setrecursionlimit(10**6)
_, _, *garden = sys.stdin.read().split()
rows, columns = len(garden), len(garden[0])


def count_ways_from(i, j):
    if i == rows or j == columns or garden[i][j] == '#':
        return 0
    if i == rows - 1 and j == columns - 1:
        return 1
    return (count_ways_from(i + 1, j) + count_ways_from(i, j + 1)) % 1_000_000_007


print(count_ways_from(0, 0))
