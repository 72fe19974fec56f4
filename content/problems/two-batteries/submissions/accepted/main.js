const [, ...batteries] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function longestLight(batteries) {
  let total = 0
  let strongest = 0
  for (const minutes of batteries) {
    total += minutes
    strongest = Math.max(strongest, minutes)
  }
  // Each minute takes two minutes of charge, and at least one of them from a battery other than the strongest.
  return Math.min(Math.floor(total / 2), total - strongest)
}

console.log(String(longestLight(batteries)))
