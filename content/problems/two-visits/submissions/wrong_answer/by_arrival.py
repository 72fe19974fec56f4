# Wrong: treats the guests in the order in which they arrive.
import sys

_, *numbers = map(int, sys.stdin.buffer.read().split())
stays = sorted(numbers[i : i + 2] for i in range(0, len(numbers), 2))
days = 0
earlier = later = 0
for arrival, leaving in stays:
    seen = sum(arrival <= day <= leaving for day in (earlier, later))
    if seen == 0:
        days += 2
        earlier, later = leaving - 1, leaving
    elif seen == 1:
        days += 1
        missing = leaving - (leaving in (earlier, later))
        earlier, later = sorted((max(earlier, later), missing))
print(days)
