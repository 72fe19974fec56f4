const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// Returns the second in which each car is sent. A car is {second, side}; its side is 'W' or 'E'.
function secondsOfSending(cars, crossing, most) {
  // Write your solution here.
  return cars.map(() => 0)
}

const [, crossing, most] = first.split(' ').map(Number)
const cars = lines.map((line) => {
  const [second, side] = line.trim().split(' ')
  return { second: Number(second), side }
})
console.log(secondsOfSending(cars, crossing, most).join(' '))
