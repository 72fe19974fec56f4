import sys


def fairest_cut(pulls):
    """Returns how many pendants the left piece holds, and the difference of the two pulls."""
    # Write your solution here.
    return 0, 0


def main():
    n, *pulls = map(int, sys.stdin.buffer.read().split())
    print(*fairest_cut(pulls))


main()
