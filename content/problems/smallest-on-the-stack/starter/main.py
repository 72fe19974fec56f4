import sys


class MinimumStack:
    def __init__(self):
        """Makes an empty stack."""
        # Write your solution here.

    def push(self, x):
        """Puts x on top."""

    def drop(self):
        """Takes the number on top away."""

    def minimum(self):
        """Returns the smallest number on the stack."""
        return 0


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
