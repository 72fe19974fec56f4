# Right but too slow: gives each square of land a name, and goes through the whole map whenever two names turn out to be one.
import sys

_, _, *rows = sys.stdin.read().split()
names = [[(y, x) if square == '#' else None for x, square in enumerate(row)] for y, row in enumerate(rows)]


def rename(old, new):
    for row in names:
        for x, name in enumerate(row):
            if name == old:
                row[x] = new


for y, row in enumerate(names):
    for x in range(len(row)):
        if row[x] and y > 0 and names[y - 1][x]:
            rename(row[x], names[y - 1][x])
        if row[x] and x > 0 and row[x - 1]:
            rename(row[x], row[x - 1])
print(len({name for row in names for name in row if name}))
