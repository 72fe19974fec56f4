import sys


def levels_of(callers):
    """Returns a list of levels, each a list of people; person i is called by callers[i], and callers[0] has no meaning."""
    # Write your solution here.
    return []


def main():
    _, *callers = map(int, sys.stdin.buffer.read().split())
    for level in levels_of([0, *callers]):
        print(len(level), *level)


main()
