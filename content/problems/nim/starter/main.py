import sys


def winning_move(heaps):
    """Returns the number of a heap, counted from 1, and how many matches to take from it, or None if no move wins."""
    # Write your solution here.
    return None


def main():
    _, *heaps = map(int, sys.stdin.buffer.read().split())
    move = winning_move(heaps)
    print(*move if move else ['lost'])


main()
