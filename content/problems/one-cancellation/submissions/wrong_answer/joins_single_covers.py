# Wrong: joins all stretches covered at most once, even if two different bookings would have to be cancelled.
import sys

n, night, *times = map(int, sys.stdin.buffer.read().split())
events = sorted([(start, 1) for start in times[0::2]] + [(end, -1) for end in times[1::2]])
best = (0, 0)
covered, since = 0, 0
for moment, change in [*events, (night, 2)]:
    if covered <= 1 and covered + change > 1 and moment - since > best[1] - best[0]:
        best = (since, moment)
    if covered > 1 and covered + change <= 1:
        since = moment
    covered += change
print(*best)
