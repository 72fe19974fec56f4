# Right but too slow: remembers every pair of loads instead of the differences.
import sys

_, *weights = map(int, sys.stdin.buffer.read().split())
pairs = {(0, 0)}
for weight in weights:
    longer = set(pairs)
    for less, more in pairs:
        longer.add((less, more + weight))
        longer.add((min(less + weight, more), max(less + weight, more)))
    pairs = longer
print(max(less for less, more in pairs if less == more))
