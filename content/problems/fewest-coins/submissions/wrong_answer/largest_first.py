# Wrong: always takes the largest coin that fits, which may need too many coins or lead to a dead end.
import sys

_, left, *coins = map(int, sys.stdin.read().split())
count = 0
for coin in sorted(coins, reverse=True):
    count += left // coin
    left %= coin
print(-1 if left else count)
