const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns a list of districts, each a list of its squares. Each street has `from` and `to`.
function findDistricts(count, streets) {
  // Write your solution here.
  return [Array.from({ length: count }, (_, at) => at + 1)]
}

const streets = []
for (let i = 0; i < numbers.length; i += 2) streets.push({ from: numbers[i], to: numbers[i + 1] })
const districts = findDistricts(count, streets)
const largest = districts.reduce((most, district) => Math.max(most, district.length), 0)
console.log(`${districts.length} ${largest}`)
