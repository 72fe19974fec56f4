# Wrong: counts the letters of the whole text, not of each run, so a long run can be made up for elsewhere.
import sys
from collections import Counter
from itertools import groupby


def squeeze(text):
    return ''.join(letter for letter, _ in groupby(text))


def fitting_words(text, words):
    """Returns the words that can have arrived as the text, in the order of the list."""
    short = squeeze(text)
    there = Counter(text)
    fitting = []
    for word in words:
        if len(word) > len(text) or squeeze(word) != short:
            continue
        needed = Counter(word)
        if all(needed[letter] <= there[letter] for letter in needed):
            fitting.append(word)
    return fitting


def main():
    text, _, *words = sys.stdin.read().split()
    fitting = fitting_words(text, words)
    print(len(fitting), max(fitting, key=len, default=''))


main()
