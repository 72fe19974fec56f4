# Right but too slow: tries every pair of days.
import sys

_, *prices = map(int, sys.stdin.buffer.read().split())
profit = 0
for sold in range(len(prices)):
    for bought in range(sold):
        profit = max(profit, prices[sold] - prices[bought])
print(profit)
