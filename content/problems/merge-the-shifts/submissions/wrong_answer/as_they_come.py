# Wrong: merges each shift into the first period that it touches, but a shift may join two periods.
import sys

_, *times = map(int, sys.stdin.buffer.read().split())
merged = []
for begin, end in zip(times[::2], times[1::2]):
    for period in merged:
        if begin <= period[1] and period[0] <= end:
            period[:] = min(begin, period[0]), max(end, period[1])
            break
    else:
        merged.append([begin, end])
print(len(merged))
for begin, end in sorted(merged):
    print(begin, end)
