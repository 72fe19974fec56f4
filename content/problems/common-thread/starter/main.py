import sys


def count_beads(s, t):
    """Returns the largest number of beads that can stay on each thread when both look the same."""
    # Write your solution here.
    return 0


def main():
    s, t = sys.stdin.read().split()
    print(count_beads(s, t))


main()
