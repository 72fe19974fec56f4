const n = Number(require('fs').readFileSync(0, 'utf8'))

// Prints the ten lines of the times table of n.
function printTable(n) {
  // Write your solution here.
  console.log(`${n} x 1 = ${n}`)
}

printTable(n)
