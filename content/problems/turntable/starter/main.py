import sys


def order_in_the_evening(size, orders):
    """Returns the carriages from head to tail.

    An order is a list of words: ['B', x, y], ['F', x] or ['T'], the numbers as strings.
    """
    # Write your solution here.
    return list(range(1, size + 1))


def main():
    first, *lines = sys.stdin.read().splitlines()
    size = int(first.split()[0])
    print(*order_in_the_evening(size, [line.split() for line in lines]))


main()
