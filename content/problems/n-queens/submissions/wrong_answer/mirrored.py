# Wrong: tries only the left half of the first row and doubles the ways, but the broken squares need not be the same on both sides.
import sys

_, *board = sys.stdin.read().split()
n = len(board)


def place(row, columns, falling, rising):
    if row == n:
        return 1
    ways = 0
    for column in range(n if row else n // 2):
        if board[row][column] == '#' or column in columns or row - column in falling or row + column in rising:
            continue
        ways += place(row + 1, columns | {column}, falling | {row - column}, rising | {row + column})
    return ways


total = 2 * place(0, frozenset(), frozenset(), frozenset())
if n % 2 and board[0][n // 2] == '.':
    total += place(1, frozenset({n // 2}), frozenset({-(n // 2)}), frozenset({n // 2}))
print(total)
