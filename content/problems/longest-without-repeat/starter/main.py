import sys


def longest_part(songs):
    """Returns how many songs the longest part without a repeat has."""
    # Write your solution here.
    return 1


def main():
    _, *songs = map(int, sys.stdin.buffer.read().split())
    print(longest_part(songs))


main()
