# Wrong: takes every climb from one day to the next, as if there were no rest days.
import sys

_, *prices = map(int, sys.stdin.read().split())
print(sum(max(0, then - now) for now, then in zip(prices, prices[1:])))
