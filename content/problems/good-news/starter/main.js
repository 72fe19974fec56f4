const [n, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the earliest minute for each person with whom the news can start.
// call holds the minutes of each person's calls, friends the array of each person's friends; people are counted from 0.
function earliestMinutes(call, friends) {
  // Write your solution here.
  return new Array(call.length).fill(0)
}

const friends = Array.from({ length: n }, () => [])
for (let i = n; i < numbers.length; i += 2) {
  friends[numbers[i] - 1].push(numbers[i + 1] - 1)
  friends[numbers[i + 1] - 1].push(numbers[i] - 1)
}
console.log(earliestMinutes(numbers.slice(0, n), friends).join(' '))
