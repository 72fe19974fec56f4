# Right but too slow: fills all rows in every possible way and checks the queens only at the end.
import sys
from itertools import combinations, product

_, *board = sys.stdin.read().split()
good = [[column for column, square in enumerate(row) if square == '.'] for row in board]
ways = 0
for queens in product(*good):
    if all(a != b and abs(a - b) != j - i for (i, a), (j, b) in combinations(enumerate(queens), 2)):
        ways += 1
print(ways)
