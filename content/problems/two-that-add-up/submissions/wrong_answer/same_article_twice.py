# Wrong: lets the pointers meet, so that one article of half the price counts as two.
import sys

_, total, *prices = map(int, sys.stdin.buffer.read().split())
low, high = 0, len(prices) - 1
while low <= high and prices[low] + prices[high] != total:
    if prices[low] + prices[high] < total:
        low += 1
    else:
        high -= 1
print(*(low + 1, high + 1) if low <= high else ['none'])
