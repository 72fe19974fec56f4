# Wrong: searches as if the list were sorted from the first book on.
import sys
from bisect import bisect_left

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
books, wanted = numbers[:n], numbers[n:]
ranks = [bisect_left(books, number) for number in wanted]
print(*(rank + 1 if rank < n else 0 for rank in ranks))
