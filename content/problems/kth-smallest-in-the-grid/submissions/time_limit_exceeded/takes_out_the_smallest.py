# Right but too slow: takes out the smallest pane k times.
import heapq
import sys

n, m, k, *sizes = map(int, sys.stdin.buffer.read().split())
widths, lengths = sizes[:n], sizes[n:]
heap = [(width * lengths[0], width, 0) for width in widths]
for _ in range(k):
    area, width, j = heap[0]
    if j + 1 < m:
        heapq.heapreplace(heap, (width * lengths[j + 1], width, j + 1))
    else:
        heapq.heappop(heap)
print(area)
