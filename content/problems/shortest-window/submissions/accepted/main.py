import sys
from collections import Counter


def shortest_piece(garland, word):
    # How many of each letter the window still misses; negative if it has more than it needs.
    missing = Counter(word)
    lacking = len(word)
    start = shortest = 0
    for end, letter in enumerate(garland, start=1):
        if missing[letter] > 0:
            lacking -= 1
        missing[letter] -= 1
        while lacking == 0:
            if shortest == 0 or end - start < shortest:
                shortest = end - start
            missing[garland[start]] += 1
            if missing[garland[start]] > 0:
                lacking += 1
            start += 1
    return shortest


def main():
    garland, word = sys.stdin.read().split()
    print(shortest_piece(garland, word) or 'none')


main()
