import sys


def longest_light(batteries):
    """Returns for how many minutes the torch can burn."""
    # Write your solution here.
    return 0


def main():
    _, *batteries = map(int, sys.stdin.buffer.read().split())
    print(longest_light(batteries))


main()
