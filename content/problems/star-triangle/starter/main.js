const n = Number(require('fs').readFileSync(0, 'utf8'))

// Prints the n lines of the triangle.
function drawTriangle(n) {
  // Write your solution here.
  console.log('*')
}

drawTriangle(n)
