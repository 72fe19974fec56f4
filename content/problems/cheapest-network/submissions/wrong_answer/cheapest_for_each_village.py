# Wrong: takes the cheapest cable of each village and stops, though the groups that arise may still be apart.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
cheapest = {}
for number, (a, b, cost) in enumerate(zip(numbers[::3], numbers[1::3], numbers[2::3])):
    for village in a, b:
        cheapest[village] = min(cheapest.get(village, (cost, number)), (cost, number))
if len(cheapest) < count and count > 1:
    print('impossible')
else:
    print(sum(cost for cost, _ in set(cheapest.values())))
