import sys


def count_mirror_tickets(a, b):
    """Returns the number of mirror tickets from a to b."""
    # Write your solution here.
    return 0


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    for a, b in zip(numbers[0::2], numbers[1::2]):
        print(count_mirror_tickets(a, b))


main()
