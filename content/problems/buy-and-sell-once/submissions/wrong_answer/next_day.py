# Wrong: compares only neighbouring days, so the coin is always sold on the next day.
import sys

_, *prices = map(int, sys.stdin.buffer.read().split())
print(max((then - now for now, then in zip(prices, prices[1:]) if then > now), default=0))
