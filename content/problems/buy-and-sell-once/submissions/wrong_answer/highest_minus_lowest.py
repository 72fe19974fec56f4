# Wrong: subtracts the lowest price of all from the highest, even if the highest comes first.
import sys

_, *prices = map(int, sys.stdin.buffer.read().split())
print(max(prices) - min(prices))
