# Wrong: stores new bends on the right as if the others had not moved.
import heapq
import sys

_, step, *heights = map(int, sys.stdin.buffer.read().split())
cost, left, right = 0, [], []
for stone, height in enumerate(heights):
    if left and height < -left[0]:
        cost += -left[0] - height
        heapq.heappush(right, -heapq.heapreplace(left, -height))
        heapq.heappush(left, -height)
    elif right and height > right[0] + stone * step:
        cost += height - right[0] - stone * step
        heapq.heappush(left, -(heapq.heapreplace(right, height) + stone * step))
        heapq.heappush(right, height)
    else:
        heapq.heappush(left, -height)
        heapq.heappush(right, height)
print(cost)
