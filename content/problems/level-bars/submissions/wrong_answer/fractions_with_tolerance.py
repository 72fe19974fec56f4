# Wrong: compares fractions with a tolerance, and bars that are off by a gram pass for level ones.
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
bars = [numbers[i : i + 4] for i in range(0, 4 * n, 4)]
from_the_top = [1]
for bar in from_the_top:
    from_the_top += [-thing for thing in bars[bar - 1][1::2] if thing < 0]
weights, level = [0] * (n + 1), 0
for bar in reversed(from_the_top):
    left_arm, left, right_arm, right = bars[bar - 1]
    left_weight = left if left > 0 else weights[-left]
    right_weight = right if right > 0 else weights[-right]
    weights[bar] = left_weight + right_weight
    level += abs(left_weight / right_weight - right_arm / left_arm) < 1e-9
print(weights[1], level)
