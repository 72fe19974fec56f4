# Wrong: prints the two prices instead of the numbers of the articles.
import sys

_, total, *prices = map(int, sys.stdin.buffer.read().split())
low, high = 0, len(prices) - 1
while low < high and prices[low] + prices[high] != total:
    if prices[low] + prices[high] < total:
        low += 1
    else:
        high -= 1
print(*(prices[low], prices[high]) if low < high else ['none'])
