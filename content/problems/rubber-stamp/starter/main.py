import sys


def shortest_stamps(text):
    """Returns a list: its entry i is the length of the shortest stamp that prints the first i letters."""
    # Write your solution here.
    return [0] * (len(text) + 1)


def main():
    text, _, *asked = sys.stdin.read().split()
    stamps = shortest_stamps(text)
    print(*(stamps[int(length)] for length in asked))


main()
