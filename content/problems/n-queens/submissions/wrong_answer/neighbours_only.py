# Wrong: on the diagonals it looks only at the row above, although queens attack at any distance.
import sys

_, *board = sys.stdin.read().split()


def place(queens):
    row = len(queens)
    if row == len(board):
        return 1
    ways = 0
    for column, square in enumerate(board[row]):
        if square == '#' or column in queens:
            continue
        if queens and abs(queens[-1] - column) == 1:
            continue
        ways += place([*queens, column])
    return ways


print(place([]))
