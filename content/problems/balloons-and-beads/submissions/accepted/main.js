const [n, ...pulls] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Sums stay below 10^15, which a number of JavaScript holds exactly.
function fairestCut(pulls) {
  const whole = pulls.reduce((sum, pull) => sum + pull, 0)
  let best = { left: 0, difference: Infinity }
  let leftPull = 0
  for (let cut = 1; cut < pulls.length; cut++) {
    leftPull += pulls[cut - 1]
    // The right piece pulls with whole - leftPull.
    const difference = Math.abs(whole - 2 * leftPull)
    if (difference < best.difference) best = { left: cut, difference }
  }
  return best
}

const { left, difference } = fairestCut(pulls)
console.log(left, difference)
