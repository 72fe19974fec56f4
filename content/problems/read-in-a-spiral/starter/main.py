import sys


def read_spiral(grid):
    """Returns the numbers of the grid, a list of rows, in the order of the spiral."""
    # Write your solution here.
    return []


def main():
    _, *lines = sys.stdin.readlines()
    print(*read_spiral([list(map(int, line.split())) for line in lines]))


main()
