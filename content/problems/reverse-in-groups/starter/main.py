import sys


def reverse_in_groups(following, first, k):
    """Changes the pointers following[1], following[2], ... and returns the new first wagon."""
    # Write your solution here.
    return first


def main():
    _, k, first, *pointers = map(int, sys.stdin.buffer.read().split())
    following = [0, *pointers]
    print(reverse_in_groups(following, first, k))
    print(*following[1:])


main()
