# Right but too slow: sorts the books anew for each visitor.
import sys
from bisect import bisect_left

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
books = numbers[:n]
places = []
for number in numbers[n:]:
    rank = bisect_left(sorted(books), number)
    places.append((rank + books.index(min(books))) % n + 1 if rank < n else 0)
print(*places)
