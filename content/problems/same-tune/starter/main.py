import sys


def count_tunes(recordings):
    """Returns the number of different tunes and the number of pairs with the same tune.

    Each recording is a list of notes.
    """
    # Write your solution here.
    return 0, 0


def main():
    _, *lines = sys.stdin.read().splitlines()
    recordings = [list(map(int, line.split()))[1:] for line in lines]
    print(*count_tunes(recordings))


main()
