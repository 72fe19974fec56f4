# Right but too slow: tries each article with every other one.
import sys

_, total, *prices = map(int, sys.stdin.buffer.read().split())
found = None
for i, price in enumerate(prices):
    for j in range(len(prices)):
        if i != j and price + prices[j] == total:
            found = i + 1, j + 1
print(*found or ['none'])
