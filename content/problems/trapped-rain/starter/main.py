import sys


def trapped_rain(walls):
    """Returns how many cubic metres of water stand on the blocks."""
    # Write your solution here.
    return 0


def main():
    _, *walls = map(int, sys.stdin.buffer.read().split())
    print(trapped_rain(walls))


main()
