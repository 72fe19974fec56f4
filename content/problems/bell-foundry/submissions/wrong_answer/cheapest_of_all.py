# Wrong: buys the needed hours from the cheapest bells of all, also from those that are cast too late to help.
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
bells = sorted(zip(*[iter(numbers[1:])] * 4), key=lambda bell: bell[1])
now, shortest, needed, possible = 0, 0, 0, True
for hours, deadline, most_saved, price in bells:
    now += hours
    shortest += hours - most_saved
    needed = max(needed, now - deadline)
    possible = possible and shortest <= deadline
coins = 0
for hours, deadline, most_saved, price in sorted(bells, key=lambda bell: bell[3]):
    bought = min(needed, most_saved)
    coins += bought * price
    needed -= bought
print(coins if possible else 'impossible')
