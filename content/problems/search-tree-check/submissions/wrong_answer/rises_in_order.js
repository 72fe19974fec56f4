// Wrong: goes through the tree from left to right and counts each number that is larger than all before it.
const [, ...lines] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))
const files = [null, ...lines]
const stack = []
let place = 1
let largest = 0
let found = 0
while (place !== 0 || stack.length > 0) {
  while (place !== 0) {
    stack.push(place)
    place = files[place][1]
  }
  const [value, , right] = files[stack.pop()]
  if (value > largest) {
    found++
    largest = value
  }
  place = right
}
console.log(found)
