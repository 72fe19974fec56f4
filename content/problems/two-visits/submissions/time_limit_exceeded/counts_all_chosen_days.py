# Right but too slow: for each guest goes through all days that are chosen so far.
import sys

_, *numbers = map(int, sys.stdin.buffer.read().split())
stays = sorted((numbers[i : i + 2] for i in range(0, len(numbers), 2)), key=lambda stay: stay[1])
chosen = []
for arrival, leaving in stays:
    seen = [day for day in chosen if arrival <= day <= leaving]
    day = leaving
    while len(seen) < 2:
        if day not in seen:
            seen.append(day)
            chosen.append(day)
        day -= 1
print(len(chosen))
