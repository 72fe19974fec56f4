# Wrong: looks only at the booking before and the one after, as if no booking could contain another.
import sys

n, night, *times = map(int, sys.stdin.buffer.read().split())
bookings = [(0, 0), *sorted(zip(times[0::2], times[1::2])), (night, night)]
best = (0, 0)
for before, after in zip(bookings, bookings[2:]):
    if after[0] - before[1] > best[1] - best[0]:
        best = (before[1], after[0])
print(*best)
