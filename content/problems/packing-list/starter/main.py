import sys


def inspect(text):
    """Returns 'proper', 'mistake p' or 'close s' as the statement asks."""
    # Write your solution here.
    return 'mistake 0'


print(inspect(sys.stdin.readline().strip()))
