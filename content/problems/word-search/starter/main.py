import sys


def can_hop(tiles, word):
    """Returns whether the word can be read by hopping from tile to tile; tiles holds the rows as strings."""
    # Write your solution here.
    return False


def main():
    height, _, _, *words = sys.stdin.read().split()
    tiles, words = words[: int(height)], words[int(height) :]
    for word in words:
        print('yes' if can_hop(tiles, word) else 'no')


main()
