import sys


def choose_plank(planks):
    """Returns the length of a piece, the number of the plank to bring back, and the number of pieces."""
    # Write your solution here.
    return 1, 1, 1


def main():
    _, *planks = map(int, sys.stdin.buffer.read().split())
    print(*choose_plank(planks))


main()
