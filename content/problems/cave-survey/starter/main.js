const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the largest number of metres for each size of a team.
// A tunnel is {parent, length}; the one from chamber 2 is tunnels[0].
function measure(tunnels, teams) {
  // Write your solution here.
  return teams.map(() => 0)
}

const tunnels = []
for (let i = 0; i < 2 * n - 2; i += 2) tunnels.push({ parent: numbers[i], length: numbers[i + 1] })
console.log(measure(tunnels, numbers.slice(2 * n - 2)).join(' '))
