import sys
from math import inf


def fewest_words(text, words):
    """Returns the smallest number of dictionary words that make up the text, or -1."""
    dictionary = set(words)
    longest = max(map(len, words))
    # fewest[end]: words for the first `end` letters, or inf.
    fewest = [0]
    for end in range(1, len(text) + 1):
        best = inf
        for start in range(max(0, end - longest), end):
            if text[start:end] in dictionary:
                best = min(best, fewest[start] + 1)
        fewest.append(best)
    return fewest[-1] if fewest[-1] < inf else -1


def main():
    text, _, *words = sys.stdin.read().split()
    print(fewest_words(text, words))


main()
