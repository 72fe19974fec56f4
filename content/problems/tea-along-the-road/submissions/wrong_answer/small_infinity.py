# Wrong: takes 10^13 rupees for more than any ride costs.
import sys
from collections import deque

NEVER = 10**13
n, goal, reach, *numbers = map(int, sys.stdin.buffer.read().split())
useful = deque([(0, 0)])
total = 0
for place, cost in [*zip(numbers[0::2], numbers[1::2]), (goal, 0)]:
    while useful and useful[0][0] < place - reach:
        useful.popleft()
    total = min(NEVER, useful[0][1] + cost) if useful else NEVER
    while useful and useful[-1][1] >= total:
        useful.pop()
    useful.append((place, total))
print('impossible' if total >= NEVER else total)
