import sys


def right_readings(digits, total):
    """Returns the number of right readings, and the first one as text, or None if there are none."""
    # Write your solution here.
    return 0, None


def main():
    digits, total = sys.stdin.read().split()
    count, first = right_readings(digits, int(total))
    print(count)
    if first is not None:
        print(first)


main()
