import sys


def count_by_prefix(lines):
    """Returns the answers to all questions; each line is a pair of a sign, + or ?, and letters."""
    # Write your solution here.
    return [0 for sign, letters in lines if sign == '?']


def main():
    _, *words = sys.stdin.read().split()
    for answer in count_by_prefix(list(zip(words[::2], words[1::2]))):
        print(answer)


main()
