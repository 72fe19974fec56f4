// Wrong: marks sums that cannot be paid by -1 and then takes this -1 for a very small number of coins.
const [, total, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const fewest = [0]
for (let paid = 1; paid <= total; paid++) {
  const choices = coins.filter((coin) => coin <= paid).map((coin) => fewest[paid - coin] + 1)
  fewest[paid] = choices.length > 0 ? Math.min(...choices) : -1
}
console.log(fewest[total])
