import sys
from functools import reduce
from operator import xor


def winning_move(heaps):
    nim_sum = reduce(xor, heaps)
    for i, heap in enumerate(heaps, start=1):
        # With this many matches left in the heap, the nim-sum of all heaps is 0.
        left = heap ^ nim_sum
        if left < heap:
            return i, heap - left
    return None


def main():
    _, *heaps = map(int, sys.stdin.buffer.read().split())
    move = winning_move(heaps)
    print(*move if move else ['lost'])


main()
