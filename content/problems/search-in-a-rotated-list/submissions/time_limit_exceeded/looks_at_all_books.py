# Right but too slow: looks at all books for each visitor.
import sys

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
books = numbers[:n]
places = []
for number in numbers[n:]:
    best = 0
    for place, book in enumerate(books, start=1):
        if book >= number and (best == 0 or book < books[best - 1]):
            best = place
    places.append(best)
print(*places)
