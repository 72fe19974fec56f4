// Wrong: puts the children one after the other into the first camp that still fits, though a later quarrel may need the other one.
const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const quarrels = Array.from({ length: count + 1 }, () => [])
for (let i = 0; i < numbers.length; i += 2) {
  quarrels[numbers[i]].push(numbers[i + 1])
  quarrels[numbers[i + 1]].push(numbers[i])
}
const camps = new Array(count + 1).fill(0)
let possible = true
for (let child = 1; child <= count; child++) {
  const camp = [1, 2].find((wanted) => quarrels[child].every((other) => camps[other] !== wanted))
  if (!camp) possible = false
  camps[child] = camp ?? 1
}
console.log(possible ? camps.slice(1).join(' ') : 'impossible')
