import sys


def find_stitch(pattern, wanted):
    """Returns the number of stitches, and the letter of the wanted one, counted from 1, or '-' if there are fewer."""
    # Write your solution here.
    return 0, '-'


def main():
    pattern, wanted = sys.stdin.read().split()
    print(*find_stitch(pattern, int(wanted)))


main()
