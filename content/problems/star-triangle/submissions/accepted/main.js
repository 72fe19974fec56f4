const n = Number(require('fs').readFileSync(0, 'utf8'))

// Prints the n lines of the triangle.
function drawTriangle(n) {
  for (let i = 1; i <= n; i++) {
    // Dots and stars together fill the n places of a line.
    console.log('.'.repeat(n - i) + '*'.repeat(i))
  }
}

drawTriangle(n)
