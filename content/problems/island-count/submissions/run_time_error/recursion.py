# Wrong: one call within the other for each square of a winding island, which is deeper than Python allows.
import sys


def flood(grid, y, x):
    if 0 <= y < len(grid) and 0 <= x < len(grid[0]) and grid[y][x] == '#':
        grid[y][x] = '.'
        flood(grid, y - 1, x)
        flood(grid, y + 1, x)
        flood(grid, y, x - 1)
        flood(grid, y, x + 1)


_, _, *rows = sys.stdin.read().split()
grid = [list(row) for row in rows]
islands = 0
for y in range(len(grid)):
    for x in range(len(grid[0])):
        if grid[y][x] == '#':
            islands += 1
            flood(grid, y, x)
print(islands)
