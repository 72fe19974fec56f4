import sys


def leaving_minutes(heights):
    """Returns for each dancer the minute of stepping out, or 0 for one who stays."""
    # Write your solution here.
    return [0] * len(heights)


def main():
    _, *heights = map(int, sys.stdin.buffer.read().split())
    print(*leaving_minutes(heights))


main()
