# Wrong: always rides to the furthest stall in reach, which gives the fewest glasses but not the lowest cost.
import sys

n, goal, reach, *numbers = map(int, sys.stdin.buffer.read().split())
stalls = list(zip(numbers[0::2], numbers[1::2]))
here, next_stall, total = 0, 0, 0
while goal - here > reach:
    i = next_stall
    while i < n and stalls[i][0] <= here + reach:
        i += 1
    if i == next_stall:
        total = None
        break
    here, cost = stalls[i - 1]
    total += cost
    next_stall = i
print('impossible' if total is None else total)
