# Wrong: lets the most senior of all bosses above sign, instead of the first who is senior enough.
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
bosses, levels = numbers[:n], numbers[n:]
below = [[] for _ in range(n + 1)]
for employee, boss in enumerate(bosses, start=1):
    below[boss].append(employee)
unsigned = steps = 0
# Each employee with the own depth, and level and depth of the most senior boss above.
todo = [(below[0][0], 0, 10**9 + 1, 0)]
for employee, depth, senior, senior_depth in todo:
    level = levels[employee - 1]
    if senior < level:
        steps += depth - senior_depth
    else:
        unsigned += 1
    if level < senior:
        senior, senior_depth = level, depth
    todo += [(other, depth + 1, senior, senior_depth) for other in below[employee]]
print(unsigned, steps)
