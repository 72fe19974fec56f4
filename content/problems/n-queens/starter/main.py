import sys


def count_ways(board):
    """Returns the number of ways to place the queens; board[row][column] is '.' or '#'."""
    # Write your solution here.
    return 0


def main():
    _, *board = sys.stdin.read().split()
    print(count_ways(board))


main()
