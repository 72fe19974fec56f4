# Wrong: the smallest number that ever came stays the answer, although it may have left.
import sys

_, *orders = sys.stdin.read().splitlines()
smallest = None
for order in orders:
    if order == 'M':
        print(smallest)
    elif order != 'D':
        x = int(order[2:])
        smallest = x if smallest is None else min(smallest, x)
