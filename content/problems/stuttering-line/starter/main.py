import sys


def fitting_words(text, words):
    """Returns the words that can have arrived as the text, in the order of the list."""
    # Write your solution here.
    return []


def main():
    text, _, *words = sys.stdin.read().split()
    fitting = fitting_words(text, words)
    print(len(fitting), max(fitting, key=len, default=''))


main()
