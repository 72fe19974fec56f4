import sys


def fewest_words(text, words):
    """Returns the smallest number of dictionary words that make up the text, or -1."""
    # Write your solution here.
    return -1


def main():
    text, _, *words = sys.stdin.read().split()
    print(fewest_words(text, words))


main()
