const n = Number(require('fs').readFileSync(0, 'utf8'))

// Prints the ten lines of the times table of n.
function printTable(n) {
  // One round for each line of the table.
  for (let i = 1; i <= 10; i++) {
    console.log(`${n} x ${i} = ${n * i}`)
  }
}

printTable(n)
