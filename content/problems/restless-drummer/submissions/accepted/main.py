from array import array
from bisect import bisect_right
import sys

MODULUS = 10**9 + 7


def count_rhythms(beats, lengths):
    # rhythms[t] counts all rhythms of t beats; ending has a row for each t, with the number of those that end in each of the lengths.
    rhythms = [1]
    ending = array('q', [0] * len(lengths))
    # Seen from the ends of both lists, the rhythm before a last note always stands at the same place.
    places = [(-length, i - length * len(lengths)) for i, length in enumerate(lengths)]
    for t in range(1, beats + 1):
        # Before the last note: every shorter rhythm except those that end in the same length.
        fitting = places[: bisect_right(lengths, t)]
        row = [(rhythms[before] - ending[same]) % MODULUS for before, same in fitting]
        ending.extend(row + [0] * (len(lengths) - len(row)))
        rhythms.append(sum(row) % MODULUS)
    return rhythms[beats]


def main():
    beats, _, *lengths = map(int, sys.stdin.read().split())
    print(count_rhythms(beats, lengths))


main()
