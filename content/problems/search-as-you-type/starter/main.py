import sys


def count_hits(word, text, lengths):
    """Returns for each of the lengths how often so many first letters of the word occur in the text."""
    # Write your solution here.
    return [0] * len(lengths)


def main():
    word, text, _, *lengths = sys.stdin.read().split()
    print(*count_hits(word, text, list(map(int, lengths))), sep='\n')


main()
