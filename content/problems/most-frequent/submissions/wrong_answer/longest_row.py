# Wrong: counts only equal orders in a row and takes the longest row of each dish.
import sys
from itertools import groupby

_, k, *orders = map(int, sys.stdin.buffer.read().split())
rows = {}
for dish, row in groupby(orders):
    rows[dish] = max(rows.get(dish, 0), len(list(row)))
print(*sorted(rows, key=lambda dish: (-rows[dish], dish))[:k])
