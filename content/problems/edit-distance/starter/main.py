import sys


def edit_distance(s, t):
    """Returns the smallest number of edits that turn s into t."""
    # Write your solution here.
    return 0


def main():
    s, t = sys.stdin.read().split()
    print(edit_distance(s, t))


main()
