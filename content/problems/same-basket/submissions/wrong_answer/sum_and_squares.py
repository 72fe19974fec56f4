# Wrong: takes baskets for the same when the sums of their kinds and of the squares of their kinds are equal.
import sys

_, size, *pieces = map(int, sys.stdin.buffer.read().split())
total = squares = pairs = 0
baskets = {}
for end, kind in enumerate(pieces, start=1):
    total += kind
    squares += kind * kind
    if end > size:
        gone = pieces[end - size - 1]
        total -= gone
        squares -= gone * gone
    if end >= size:
        before = baskets.get((total, squares), 0)
        pairs += before
        baskets[total, squares] = before + 1
print(pairs)
