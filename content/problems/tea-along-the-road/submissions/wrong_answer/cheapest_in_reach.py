# Wrong: always rides to the cheapest stall in reach, the furthest of equally cheap ones.
import sys

n, goal, reach, *numbers = map(int, sys.stdin.buffer.read().split())
stalls = list(zip(numbers[0::2], numbers[1::2]))
here, next_stall, total = 0, 0, 0
while goal - here > reach:
    best = None
    i = next_stall
    while i < n and stalls[i][0] <= here + reach:
        if best is None or stalls[i][1] <= stalls[best][1]:
            best = i
        i += 1
    if best is None:
        total = None
        break
    here, next_stall = stalls[best][0], best + 1
    total += stalls[best][1]
print('impossible' if total is None else total)
