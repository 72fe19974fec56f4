# Wrong: takes the k smallest piles each time, so the small order comes last.
import heapq
import sys


def least_seconds(piles, at_once):
    heap = piles[:]
    heapq.heapify(heap)
    seconds = 0
    while len(heap) > 1:
        merged = sum(heapq.heappop(heap) for _ in range(min(at_once, len(heap))))
        seconds += merged
        heapq.heappush(heap, merged)
    return seconds


def main():
    _, at_once, *piles = map(int, sys.stdin.buffer.read().split())
    print(least_seconds(piles, at_once))


main()
