import sys


def fewest_jumps(reach):
    """Returns the smallest number of jumps from the first stone to the last, or -1."""
    # Write your solution here.
    return -1


def main():
    _, *reach = map(int, sys.stdin.buffer.read().split())
    print(fewest_jumps(reach))


main()
