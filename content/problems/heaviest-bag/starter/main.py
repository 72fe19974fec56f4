import sys


def heaviest_bag(room, stones):
    """Returns the largest weight of stones that fit into the room; stones are pairs of volume and weight."""
    # Write your solution here.
    return 0


def main():
    _, room, *numbers = map(int, sys.stdin.read().split())
    stones = list(zip(numbers[0::2], numbers[1::2]))
    print(heaviest_bag(room, stones))


main()
