# Wrong: a number above the last book is sought in the left part only, and one above all of it is said to be the smallest book.
import sys
from bisect import bisect_left

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
books, wanted = numbers[:n], numbers[n:]
smallest = books.index(min(books))
places = []
for number in wanted:
    if number > books[-1]:
        places.append(bisect_left(books, number, 0, smallest) % n + 1)
    else:
        places.append(bisect_left(books, number, smallest, n) + 1)
print(*places)
