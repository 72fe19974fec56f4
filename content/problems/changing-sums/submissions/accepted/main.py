import sys


class FenwickTree:
    def __init__(self, size):
        # sums[i] is the sum of the last `i & -i` places up to i; places are counted from 1.
        self.sums = [0] * (size + 1)

    def add(self, place, change):
        while place < len(self.sums):
            self.sums[place] += change
            place += place & -place

    def sum_up_to(self, place):
        total = 0
        while place > 0:
            total += self.sums[place]
            place -= place & -place
        return total


def answer(count, events):
    tree = FenwickTree(count)
    sums = []
    for kind, first, second in events:
        if kind == 'add':
            tree.add(first, second)
        else:
            sums.append(tree.sum_up_to(second) - tree.sum_up_to(first - 1))
    return sums


def main():
    count, _ = map(int, sys.stdin.readline().split())
    events = []
    for line in sys.stdin:
        kind, first, second = line.split()
        events.append((kind, int(first), int(second)))
    print(*answer(count, events), sep='\n')


main()
