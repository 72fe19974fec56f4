import sys


def fewest_moves(cave):
    """Returns the fewest moves from S to E, or None if the exit cannot be reached.

    `cave` is a list of strings, one for each row.
    """
    # Write your solution here.
    return 0


def main():
    cave = sys.stdin.read().split()[2:]
    moves = fewest_moves(cave)
    print('trapped' if moves is None else moves)


main()
