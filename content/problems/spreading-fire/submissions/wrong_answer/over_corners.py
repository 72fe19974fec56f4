# Wrong: lets the fire spread over corners as well.
import sys

_, _, *rows = sys.stdin.read().split()
squares = {(y, x): square for y, row in enumerate(rows) for x, square in enumerate(row)}
minutes = {place: 0 for place, square in squares.items() if square == '*'}
queue = list(minutes)
for y, x in queue:
    for near in ((y + down, x + right) for down in (-1, 0, 1) for right in (-1, 0, 1)):
        if squares.get(near) == 'T' and near not in minutes:
            minutes[near] = minutes[y, x] + 1
            queue.append(near)
trees = sum(square != '.' for square in squares.values())
print(max(minutes.values(), default=0) if len(minutes) == trees else 'never')
