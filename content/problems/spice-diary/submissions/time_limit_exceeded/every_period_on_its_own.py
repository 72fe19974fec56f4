# Right but too slow: keeps every period that ends today on its own instead of once for each set of spices.
import sys

_, wanted, *days = map(int, sys.stdin.buffer.read().split())
periods, found = [], 0
for today in days:
    periods = [spices | today for spices in periods] + [today]
    found += sum(bin(spices).count('1') == wanted for spices in periods)
print(found)
