# Wrong: lets a peak follow one of the same height.
import sys
from bisect import bisect_right

_, *peaks = map(int, sys.stdin.buffer.read().split())
lowest_end = []
for peak in peaks:
    place = bisect_right(lowest_end, peak)
    lowest_end[place : place + 1] = [peak]
print(len(lowest_end))
