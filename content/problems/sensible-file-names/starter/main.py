import sys


def sort_names(names):
    """Returns the names in sorted order."""
    # Write your solution here.
    return names


def main():
    _, *names = sys.stdin.read().split()
    print(*sort_names(names), sep='\n')


main()
