import sys


def shortest_piece(garland, word):
    """Returns the length of the shortest piece that holds the word, or 0 if there is none."""
    # Write your solution here.
    return 0


def main():
    garland, word = sys.stdin.read().split()
    print(shortest_piece(garland, word) or 'none')


main()
