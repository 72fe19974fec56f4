# Wrong: treats the ring as a row, in which the first and the last dancer never step out.
import sys

_, *heights = map(int, sys.stdin.buffer.read().split())
count = len(heights)
left, right = [i - 1 for i in range(count)], [i + 1 for i in range(count)]
minutes = [0] * count
minute, asked = 0, set(range(1, count - 1))
while asked:
    minute += 1
    leaving = [i for i in asked if heights[left[i]] > heights[i] < heights[right[i]]]
    asked = set()
    for i in leaving:
        minutes[i] = minute
        right[left[i]], left[right[i]] = right[i], left[i]
        asked |= {left[i], right[i]} - {0, count - 1}
print(*minutes)
