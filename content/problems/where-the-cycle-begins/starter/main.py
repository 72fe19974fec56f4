import sys


def find_cycle(following, start):
    """Returns the note at which the cycle begins, and its length, or None if the chase ends; following[0] is 0."""
    # Write your solution here.
    return None


def main():
    _, start, *pointers = map(int, sys.stdin.buffer.read().split())
    cycle = find_cycle([0, *pointers], start)
    print('none' if cycle is None else f'{cycle[0]} {cycle[1]}')


main()
