# Too slow: drives on as long as some town gets cheaper, which never ends on a circle that makes money.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
roads = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
costs = [float('inf')] * (count + 1)
costs[1] = 0
changed = True
while changed:
    changed = False
    for start, end, cost in roads:
        if costs[start] + cost < costs[end]:
            costs[end] = costs[start] + cost
            changed = True
print('impossible' if costs[count] == float('inf') else costs[count])
