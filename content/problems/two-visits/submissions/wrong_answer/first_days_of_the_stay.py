# Wrong: adds the first days of a stay that are not chosen yet instead of the last ones.
import sys

_, *numbers = map(int, sys.stdin.buffer.read().split())
stays = sorted((numbers[i : i + 2] for i in range(0, len(numbers), 2)), key=lambda stay: stay[1])
days = 0
earlier = later = 0
for arrival, leaving in stays:
    if later < arrival:
        days += 2
        earlier, later = arrival, arrival + 1
    elif earlier < arrival:
        days += 1
        missing = arrival + (arrival == later)
        earlier, later = sorted((later, missing))
print(days)
