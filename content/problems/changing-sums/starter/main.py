import sys


def answer(count, events):
    """Returns the sum for each event of the kind 'sum'; an event is its kind and its two numbers."""
    # Write your solution here.
    return [0 for kind, _, _ in events if kind == 'sum']


def main():
    count, _ = map(int, sys.stdin.readline().split())
    events = []
    for line in sys.stdin:
        kind, first, second = line.split()
        events.append((kind, int(first), int(second)))
    print(*answer(count, events), sep='\n')


main()
