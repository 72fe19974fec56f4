import sys


def count_rhythms(beats, lengths):
    """Returns the number of rhythms that fill the beats, modulo 1,000,000,007.

    `lengths` is a list of note lengths in increasing order.
    """
    # Write your solution here.
    return -1


def main():
    beats, _, *lengths = map(int, sys.stdin.read().split())
    print(count_rhythms(beats, lengths))


main()
