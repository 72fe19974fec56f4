def readSpiral(grid):
    # The part that is not read yet lies between these borders, each included.
    top, bottom, left, right = 0, len(grid) - 1, 0, len(grid[0]) - 1
    numbers = []
    while top <= bottom and left <= right:
        numbers += grid[top][left : right + 1]
        top += 1
        numbers += [grid[row][right] for row in range(top, bottom + 1)]
        right -= 1
        if top <= bottom:
            numbers += [grid[bottom][column] for column in range(right, left - 1, -1)]
            bottom -= 1
        if left <= right:
            numbers += [grid[row][left] for row in range(bottom, top - 1, -1)]
            left += 1
    return numbers
