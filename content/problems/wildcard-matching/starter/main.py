import sys


def matches(pattern, name):
    """Says whether the pattern matches the whole name."""
    # Write your solution here.
    return False


def main():
    pattern, _, *names = sys.stdin.read().split()
    for name in names:
        print('yes' if matches(pattern, name) else 'no')


main()
