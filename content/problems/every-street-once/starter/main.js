const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the corners of a drive through all streets, or null. Each street is a pair of corners.
function findDrive(count, streets) {
  // Write your solution here.
  return null
}

const streets = []
for (let i = 0; i < numbers.length; i += 2) streets.push([numbers[i], numbers[i + 1]])
const drive = findDrive(count, streets)
console.log(drive ? drive.join(' ') : 'impossible')
