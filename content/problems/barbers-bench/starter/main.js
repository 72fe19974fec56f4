const [n, k, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns {gone, waited}: how many leave without a haircut, and how many minutes all others wait.
// Each customer is {comes, needs}, both in minutes.
function dayOfBarber(seats, customers) {
  // Write your solution here.
  return { gone: 0, waited: 0 }
}

const customers = []
for (let i = 0; i < n; i++) customers.push({ comes: numbers[2 * i], needs: numbers[2 * i + 1] })
const { gone, waited } = dayOfBarber(k, customers)
console.log(gone, waited)
