import sys


def least_loss(start, stalls):
    """Returns the smallest total loss. Each stall is a pair of its kilometre and its rupees a minute."""
    # Write your solution here.
    return 0


def main():
    _, start, *numbers = map(int, sys.stdin.buffer.read().split())
    print(least_loss(start, list(zip(numbers[0::2], numbers[1::2]))))


main()
