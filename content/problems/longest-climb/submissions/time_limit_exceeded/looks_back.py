# Right but too slow: looks at all earlier peaks for each peak.
import sys

_, *peaks = map(int, sys.stdin.buffer.read().split())
longest = []
for peak in peaks:
    longest.append(1 + max((length for lower, length in zip(peaks, longest) if lower < peak), default=0))
print(max(longest))
