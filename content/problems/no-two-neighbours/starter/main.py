import sys


def most_honey(hives):
    """Returns the largest number of spoons from hives of which no two are neighbours."""
    # Write your solution here.
    return 0


def main():
    _, *hives = map(int, sys.stdin.buffer.read().split())
    print(most_honey(hives))


main()
