import sys


def find_cost(step, heights):
    """Returns the smallest number of coins for a ramp that rises by at most `step` from stone to stone."""
    # Write your solution here.
    return 0


def main():
    _, step, *heights = map(int, sys.stdin.buffer.read().split())
    print(find_cost(step, heights))


main()
