const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const grid = lines.map((line) => line.split(' ').map(Number))

// Returns the numbers of the grid, an array of rows, in the order of the spiral.
function readSpiral(grid) {
  // Write your solution here.
  return []
}

console.log(readSpiral(grid).join(' '))
