const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns all courses, 1 to count, in an order that keeps all rules, or null if there is none.
// In each rule, the course `first` comes before the course `then`.
function orderCourses(count, rules) {
  // Write your solution here.
  return null
}

const rules = []
for (let i = 0; i < numbers.length; i += 2) rules.push({ first: numbers[i], then: numbers[i + 1] })
const order = orderCourses(count, rules)
console.log(order ? order.join(' ') : 'impossible')
