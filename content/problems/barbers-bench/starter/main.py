import sys


def day_of_barber(seats, customers):
    """Returns how many leave without a haircut and how many minutes all others wait.

    customers is a list of (minute at which they come, minutes that they need).
    """
    # Write your solution here.
    return 0, 0


def main():
    n, k, *numbers = map(int, sys.stdin.buffer.read().split())
    customers = list(zip(numbers[0::2], numbers[1::2]))
    print(*day_of_barber(k, customers))


main()
