import sys


def settle(letters):
    """Returns how many letters are still waiting, and the longest wait of an answered one.

    A letter is a list of two names, the sender and the receiver.
    """
    # Write your solution here.
    return 0, 0


def main():
    _, *lines = sys.stdin.read().splitlines()
    print(*settle([line.split() for line in lines]))


main()
