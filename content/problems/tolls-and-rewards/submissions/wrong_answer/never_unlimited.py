# Wrong: stops after n - 1 rounds without asking whether a circle makes money.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
roads = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
costs = [float('inf')] * (count + 1)
costs[1] = 0
for _ in range(count - 1):
    for start, end, cost in roads:
        costs[end] = min(costs[end], costs[start] + cost)
print('impossible' if costs[count] == float('inf') else costs[count])
