import sys


class MinimumStack:
    def __init__(self):
        self.numbers = []
        # For each number, the smallest one from the bottom up to it.
        self.smallest = []

    def push(self, x):
        self.numbers.append(x)
        self.smallest.append(min(x, self.smallest[-1]) if self.smallest else x)

    def drop(self):
        self.numbers.pop()
        self.smallest.pop()

    def minimum(self):
        return self.smallest[-1]


def main():
    _, *orders = sys.stdin.read().splitlines()
    stack = MinimumStack()
    answers = []
    for order in orders:
        if order == 'D':
            stack.drop()
        elif order == 'M':
            answers.append(stack.minimum())
        else:
            stack.push(int(order[2:]))
    print(*answers, sep='\n')


main()
