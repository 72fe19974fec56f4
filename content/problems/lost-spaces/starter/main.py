import sys


def count_lists(text):
    """Returns the number of ways to put the spaces back, modulo 1,000,000,007."""
    # Write your solution here.
    return -1


print(count_lists(sys.stdin.readline().strip()))
