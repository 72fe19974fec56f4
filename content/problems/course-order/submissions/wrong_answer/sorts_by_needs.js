// Wrong: sorts the courses by how many rules hold them back; a course with few needs may still come late.
const [count, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const needs = new Array(count + 1).fill(0)
for (let i = 1; i < numbers.length; i += 2) needs[numbers[i]]++
const order = Array.from({ length: count }, (_, i) => i + 1).sort((a, b) => needs[a] - needs[b])
console.log(needs[order[0]] === 0 ? order.join(' ') : 'impossible')
