import sys


def place_masts(n, street):
    """Returns (number of ways, lots of the smallest way); the list is empty if there is no way.

    street[i] is '.' or '#' for lot i + 1; the lots of the result are counted from 1.
    """
    # Write your solution here.
    return 0, []


def main():
    n, street = sys.stdin.read().split()
    ways, lots = place_masts(int(n), street)
    print(ways)
    print(*lots)


main()
