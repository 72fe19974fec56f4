function readSpiral(grid) {
  // The part that is not read yet lies between these borders, each included.
  let [top, bottom, left, right] = [0, grid.length - 1, 0, grid[0].length - 1]
  const numbers = []
  while (top <= bottom && left <= right) {
    for (let column = left; column <= right; column++) numbers.push(grid[top][column])
    top++
    for (let row = top; row <= bottom; row++) numbers.push(grid[row][right])
    right--
    if (top <= bottom) {
      for (let column = right; column >= left; column--) numbers.push(grid[bottom][column])
      bottom--
    }
    if (left <= right) {
      for (let row = bottom; row >= top; row--) numbers.push(grid[row][left])
      left++
    }
  }
  return numbers
}
