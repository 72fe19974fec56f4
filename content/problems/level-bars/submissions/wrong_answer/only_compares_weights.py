# Wrong: takes a bar for level when both sides weigh the same, whatever its arms are.
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
bars = [numbers[i : i + 4] for i in range(0, 4 * n, 4)]
order = [1]
for bar in order:
    order += [-thing for thing in bars[bar - 1][1::2] if thing < 0]
weights = [0] * (n + 1)
level = 0
for bar in reversed(order):
    _, left, _, right = bars[bar - 1]
    sides = [thing if thing > 0 else weights[-thing] for thing in (left, right)]
    weights[bar] = sum(sides)
    level += sides[0] == sides[1]
print(weights[1], level)
