# Wrong: does not ask again whether anything is left, so the last row or column is read forwards and backwards.
import sys

_, *lines = sys.stdin.readlines()
grid = [line.split() for line in lines]
top, bottom, left, right = 0, len(grid) - 1, 0, len(grid[0]) - 1
numbers = []
while top <= bottom and left <= right:
    numbers += [grid[top][column] for column in range(left, right + 1)]
    top += 1
    numbers += [grid[row][right] for row in range(top, bottom + 1)]
    right -= 1
    numbers += [grid[bottom][column] for column in range(right, left - 1, -1)]
    bottom -= 1
    numbers += [grid[row][left] for row in range(bottom, top - 1, -1)]
    left += 1
print(*numbers)
