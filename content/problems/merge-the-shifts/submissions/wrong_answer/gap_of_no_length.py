# Wrong: sees a gap where one shift begins in the minute in which the other ends.
import sys

_, *times = map(int, sys.stdin.buffer.read().split())
merged = []
for begin, end in sorted(zip(times[::2], times[1::2])):
    if merged and begin < merged[-1][1]:
        merged[-1][1] = max(merged[-1][1], end)
    else:
        merged.append([begin, end])
print(len(merged))
for begin, end in merged:
    print(begin, end)
