import sys


def split(count, pairs):
    """Returns the camps of the children 1 to count, each 1 or 2, or None if there is no split."""
    # Write your solution here.
    return None


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    camps = split(count, list(zip(numbers[::2], numbers[1::2])))
    print(*camps if camps else ['impossible'])


main()
