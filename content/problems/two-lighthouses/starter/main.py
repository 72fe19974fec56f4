import sys


def first_common_flash(a, p, b, r):
    """Returns the first second in which both lighthouses flash, or None."""
    # Write your solution here.
    return None


def main():
    q, *numbers = map(int, sys.stdin.buffer.read().split())
    for i in range(q):
        second = first_common_flash(*numbers[4 * i : 4 * i + 4])
        print('never' if second is None else second)


main()
