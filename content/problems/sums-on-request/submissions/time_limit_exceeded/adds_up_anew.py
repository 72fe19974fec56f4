# Right but too slow: adds up the days of each request anew.
import sys

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
profits = numbers[:n]
for first, last in zip(numbers[n::2], numbers[n + 1 :: 2]):
    print(sum(profits[first - 1 : last]))
