# Wrong: always lets the doctor come on the day on which most guests still have to be seen.
import sys

_, *numbers = map(int, sys.stdin.buffer.read().split())
stays = list(zip(numbers[0::2], numbers[1::2]))
missing = [2] * len(stays)
days = {day for _, leaving in stays for day in (leaving - 2, leaving - 1, leaving)}
chosen = 0
while any(missing):
    seen = {day: sum(arrival <= day <= leaving for (arrival, leaving), rest in zip(stays, missing) if rest) for day in days}
    best = max(sorted(days), key=seen.get)
    days.remove(best)
    chosen += 1
    for i, (arrival, leaving) in enumerate(stays):
        if missing[i] and arrival <= best <= leaving:
            missing[i] -= 1
print(chosen)
