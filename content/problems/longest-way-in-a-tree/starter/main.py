import sys


def diameter(neighbours):
    """Returns the length of the longest tour; neighbours[a] has a pair (b, length) for each path from hut a to hut b."""
    # Write your solution here.
    return 0


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    neighbours = [[] for _ in range(n + 1)]
    for a, b, length in zip(numbers[::3], numbers[1::3], numbers[2::3]):
        neighbours[a].append((b, length))
        neighbours[b].append((a, length))
    print(diameter(neighbours))


main()
