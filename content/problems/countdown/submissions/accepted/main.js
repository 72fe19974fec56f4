const n = Number(require('fs').readFileSync(0, 'utf8'))

// Prints the numbers from n down to 1, each on its own line, and then Go!
function countDown(n) {
  for (let number = n; number >= 1; number--) {
    console.log(number)
  }
  // Outside of the loop, so that it is said only once.
  console.log('Go!')
}

countDown(n)
