import sys


def answer(count, messages):
    """Returns a pair for each message of the kind 'min': the lowest temperature, and how many stations show it.

    A message is its kind and its two numbers; stations are counted from 1.
    """
    # Write your solution here.
    return [(0, 1) for kind, _, _ in messages if kind == 'min']


def main():
    count, _ = map(int, sys.stdin.readline().split())
    messages = []
    for line in sys.stdin:
        kind, first, second = line.split()
        messages.append((kind, int(first), int(second)))
    for lowest, how_many in answer(count, messages):
        print(lowest, how_many)


main()
