# Right but too slow: goes through all orders of the places.
import sys
from itertools import permutations

n, *numbers = map(int, sys.stdin.read().split())
minutes = [numbers[i * n : (i + 1) * n] for i in range(n)]
shortest = None
for order in permutations(range(1, n)):
    total, place = 0, 0
    for following in order:
        total += minutes[place][following]
        place = following
    total += minutes[place][0]
    if shortest is None or total < shortest:
        shortest = total
print(shortest)
