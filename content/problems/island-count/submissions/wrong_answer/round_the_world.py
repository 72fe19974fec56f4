# Wrong: does not ask whether a position is negative, and row -1 of a list is its last row.
import sys

_, _, *rows = sys.stdin.read().split()
grid = [list(row) for row in rows]
islands = 0
for y in range(len(grid)):
    for x in range(len(grid[0])):
        if grid[y][x] != '#':
            continue
        islands += 1
        waiting = [(y, x)]
        while waiting:
            at_y, at_x = waiting.pop()
            if at_y >= len(grid) or at_x >= len(grid[0]) or grid[at_y][at_x] != '#':
                continue
            grid[at_y][at_x] = '.'
            waiting += [(at_y - 1, at_x), (at_y + 1, at_x), (at_y, at_x - 1), (at_y, at_x + 1)]
print(islands)
