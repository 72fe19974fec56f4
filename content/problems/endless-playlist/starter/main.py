import sys


def find_songs(lengths, moments):
    """Returns for each moment a pair: the number of the song and the seconds since it began."""
    # Write your solution here.
    return [(1, 0) for _ in moments]


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    for song, seconds in find_songs(numbers[:n], numbers[n:]):
        print(song, seconds)


main()
