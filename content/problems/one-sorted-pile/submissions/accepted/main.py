import heapq
import sys


def least_seconds(piles, at_once):
    # With empty piles every order can be a full one: each makes at_once - 1 piles fewer.
    empty = -(len(piles) - 1) % (at_once - 1)
    heap = [0] * empty + piles
    heapq.heapify(heap)
    seconds = 0
    while len(heap) > 1:
        merged = sum(heapq.heappop(heap) for _ in range(at_once))
        seconds += merged
        heapq.heappush(heap, merged)
    return seconds


def main():
    _, at_once, *piles = map(int, sys.stdin.buffer.read().split())
    print(least_seconds(piles, at_once))


main()
