# Right but too slow: keeps the bends in sorted lists and moves each one on the right for each stone.
from bisect import insort
import sys

_, step, *heights = map(int, sys.stdin.buffer.read().split())
cost, left, right = 0, [], []
for height in heights:
    right = [bend + step for bend in right]
    insort(left, height)
    insort(right, height)
    to_the_right, to_the_left = left.pop(), right.pop(0)
    cost += to_the_right - to_the_left
    insort(right, to_the_right)
    insort(left, to_the_left)
print(cost)
