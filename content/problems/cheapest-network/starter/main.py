import sys


def cheapest_network(count, offers):
    """Returns the smallest cost that connects the villages 1 to count, or None. Each offer is (village, village, cost)."""
    # Write your solution here.
    return None


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    offers = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
    cost = cheapest_network(count, offers)
    print('impossible' if cost is None else cost)


main()
