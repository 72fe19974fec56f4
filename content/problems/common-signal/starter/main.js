const [n, ...masts] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns [signal, cost] of the free plan and [signal, cost] of the copy plan.
function cheapestPlans(masts) {
  // Write your solution here.
  return [
    [0, 0],
    [0, 0],
  ]
}

for (const plan of cheapestPlans(masts)) console.log(plan.join(' '))
