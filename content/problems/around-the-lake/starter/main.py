import sys


def find_distance(around, place, benches):
    """Returns the distance of the pair at this place, counted from 1. The path is `around` metres long."""
    # Write your solution here.
    return 0


def main():
    _, around, place, *benches = map(int, sys.stdin.buffer.read().split())
    print(find_distance(around, place, benches))


main()
