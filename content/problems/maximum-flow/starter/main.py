import sys


def most_water(count, pipes):
    """Returns how many litres can flow from station 1 to station count. Each pipe is (from, to, room)."""
    # Write your solution here.
    return 0


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(most_water(count, list(zip(numbers[::3], numbers[1::3], numbers[2::3]))))


main()
