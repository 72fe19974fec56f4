const fs = require('fs')

// Returns the least number of coins, or null if some bell must be late.
// `bells` is an array of objects { hours, deadline, mostSaved, price }.
function fewestCoins(bells) {
  // Write your solution here.
  return 0
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n')
const bells = lines.map((line) => {
  const [hours, deadline, mostSaved, price] = line.split(' ').map(Number)
  return { hours, deadline, mostSaved, price }
})
console.log(fewestCoins(bells) ?? 'impossible')
