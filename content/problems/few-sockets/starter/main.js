const [n, k, m, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the smallest number of minutes for `order` buttons.
// Each press is {t, r, p}: minutes per button, buttons between two breaks, minutes of cooling.
function minutesForOrder(sockets, order, presses) {
  // Write your solution here.
  return 0
}

const presses = []
for (let i = 0; i < n; i++) {
  presses.push({ t: numbers[3 * i], r: numbers[3 * i + 1], p: numbers[3 * i + 2] })
}
console.log(minutesForOrder(k, m, presses))
