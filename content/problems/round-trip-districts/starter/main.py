import sys


def find_districts(count, streets):
    """Returns a list of districts, each a list of its squares. Each street is a pair (from, to)."""
    # Write your solution here.
    return [list(range(1, count + 1))]


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    districts = find_districts(count, list(zip(numbers[::2], numbers[1::2])))
    print(len(districts), max(map(len, districts)))


main()
