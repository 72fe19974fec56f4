import sys


def fewest_volunteers(day, shifts):
    """Returns the smallest number, or -1. A shift is a pair of its first minute and its length."""
    # Write your solution here.
    return -1


def main():
    _, day, *numbers = map(int, sys.stdin.buffer.read().split())
    print(fewest_volunteers(day, list(zip(numbers[0::2], numbers[1::2]))))


main()
