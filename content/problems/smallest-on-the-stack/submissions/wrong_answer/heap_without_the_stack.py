# Wrong: keeps the numbers in a heap, so that "drop" takes the smallest number away in place of the one on top.
import heapq
import sys

_, *orders = sys.stdin.read().splitlines()
heap = []
for order in orders:
    if order == 'M':
        print(heap[0])
    elif order == 'D':
        heapq.heappop(heap)
    else:
        heapq.heappush(heap, int(order[2:]))
