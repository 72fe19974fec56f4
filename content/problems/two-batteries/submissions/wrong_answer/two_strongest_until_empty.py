# Wrong: keeps the two strongest batteries in the torch until one of them is empty.
import heapq
import sys

_, *batteries = map(int, sys.stdin.buffer.read().split())
heap = [-minutes for minutes in batteries]
heapq.heapify(heap)
light = 0
while len(heap) > 1:
    stronger, weaker = -heapq.heappop(heap), -heapq.heappop(heap)
    light += weaker
    if stronger > weaker:
        heapq.heappush(heap, weaker - stronger)
print(light)
