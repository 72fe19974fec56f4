import sys
from math import inf


class SegmentTree:
    """Knows of each node the lowest value below it and how many leaves have this value."""

    def __init__(self, size):
        self.size = size
        # Node 1 is the root, the children of node i are 2i and 2i + 1, and the leaves are the last `size` nodes.
        self.lowest = [0] * (2 * size)
        self.how_many = [0] * size + [1] * size
        for node in reversed(range(1, size)):
            self.how_many[node] = self.how_many[2 * node] + self.how_many[2 * node + 1]

    def set(self, place, value):
        node = self.size + place
        self.lowest[node] = value
        while node > 1:
            node //= 2
            self.renew(node)

    def renew(self, node):
        left, right = 2 * node, 2 * node + 1
        low = min(self.lowest[left], self.lowest[right])
        many = 0
        if self.lowest[left] == low:
            many += self.how_many[left]
        if self.lowest[right] == low:
            many += self.how_many[right]
        self.lowest[node], self.how_many[node] = low, many

    def lowest_between(self, first, end):
        """The lowest value at the places from `first` to before `end`, and how many of them have it."""
        low, many = inf, 0
        left, right = first + self.size, end + self.size
        while left < right:
            nodes = []
            if left % 2 == 1:
                nodes.append(left)
                left += 1
            if right % 2 == 1:
                right -= 1
                nodes.append(right)
            for node in nodes:
                if self.lowest[node] < low:
                    low, many = self.lowest[node], 0
                if self.lowest[node] == low:
                    many += self.how_many[node]
            left //= 2
            right //= 2
        return low, many


def answer(count, messages):
    tree = SegmentTree(count)
    answers = []
    for kind, first, second in messages:
        if kind == 'set':
            tree.set(first - 1, second)
        else:
            answers.append(tree.lowest_between(first - 1, second))
    return answers


def main():
    count, _ = map(int, sys.stdin.readline().split())
    messages = []
    for line in sys.stdin:
        kind, first, second = line.split()
        messages.append((kind, int(first), int(second)))
    for lowest, how_many in answer(count, messages):
        print(lowest, how_many)


main()
