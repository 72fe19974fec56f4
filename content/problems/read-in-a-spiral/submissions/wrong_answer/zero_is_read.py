# Wrong: marks what is read with 0, so a 0 of the grid turns the way and is left out.
import sys

_, *lines = sys.stdin.readlines()
grid = [list(map(int, line.split())) for line in lines]
row, column, down, aside = 0, -1, 0, 1
numbers = []
turns = 0
while turns < 2:
    r, c = row + down, column + aside
    if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] != 0:
        row, column, turns = r, c, 0
        numbers.append(grid[r][c])
        grid[r][c] = 0
    else:
        down, aside = aside, -down
        turns += 1
print(*numbers)
