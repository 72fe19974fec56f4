// Wrong: goes down first and round counterclockwise.
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const grid = lines.map((line) => line.split(' ').map(Number))
const numbers = []
let [top, bottom, left, right] = [0, grid.length - 1, 0, grid[0].length - 1]
while (top <= bottom && left <= right) {
  for (let row = top; row <= bottom; row++) numbers.push(grid[row][left])
  left++
  for (let column = left; column <= right; column++) numbers.push(grid[bottom][column])
  bottom--
  if (left <= right) for (let row = bottom; row >= top; row--) numbers.push(grid[row][right])
  right--
  if (top <= bottom) for (let column = right; column >= left; column--) numbers.push(grid[top][column])
  top++
}
console.log(numbers.join(' '))
