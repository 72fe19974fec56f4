import sys


def farthest(neighbours, start):
    """Returns the hut farthest away from `start`, and its distance."""
    distances = [None] * len(neighbours)
    distances[start] = 0
    # The huts that were reached; their neighbours have yet to be looked at.
    stack = [start]
    best = start
    while stack:
        hut = stack.pop()
        if distances[hut] > distances[best]:
            best = hut
        for other, length in neighbours[hut]:
            if distances[other] is None:
                distances[other] = distances[hut] + length
                stack.append(other)
    return best, distances[best]


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    neighbours = [[] for _ in range(n + 1)]
    for a, b, length in zip(numbers[::3], numbers[1::3], numbers[2::3]):
        neighbours[a].append((b, length))
        neighbours[b].append((a, length))
    end, _ = farthest(neighbours, 1)
    _, diameter = farthest(neighbours, end)
    print(diameter)


main()
