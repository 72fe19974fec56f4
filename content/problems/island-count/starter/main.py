import sys


def count_islands(rows):
    """Returns the number of islands; each row is a string of # for land and . for water."""
    # Write your solution here.
    return 0


def main():
    _, _, *rows = sys.stdin.read().split()
    print(count_islands(rows))


main()
