import sys


def merge(queues):
    """Returns the weights of all parcels, the lightest first; `queues` is a list of sorted lists."""
    # Write your solution here.
    return []


def main():
    sys.stdin.readline()
    queues = [list(map(int, line.split()))[1:] for line in sys.stdin]
    print(*merge(queues))


main()
