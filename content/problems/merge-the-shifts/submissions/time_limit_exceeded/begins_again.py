# Right but too slow: merges two periods that touch, and begins again with all pairs.
import sys


def merge_two(periods):
    for i, (begin, end) in enumerate(periods):
        for j in range(i + 1, len(periods)):
            other_begin, other_end = periods[j]
            if begin <= other_end and other_begin <= end:
                periods[i] = min(begin, other_begin), max(end, other_end)
                del periods[j]
                return True
    return False


_, *times = map(int, sys.stdin.buffer.read().split())
periods = list(zip(times[::2], times[1::2]))
while merge_two(periods):
    pass
print(len(periods))
for begin, end in sorted(periods):
    print(begin, end)
