from bisect import bisect_right
from itertools import accumulate
import sys


def find_songs(lengths, moments):
    """Returns for each moment the number of the song and the seconds since it began."""
    *begins, total = accumulate(lengths, initial=0)
    found = []
    for moment in moments:
        in_the_round = moment % total
        song = bisect_right(begins, in_the_round)
        found.append((song, in_the_round - begins[song - 1]))
    return found


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    for song, seconds in find_songs(numbers[:n], numbers[n:]):
        print(song, seconds)


main()
