// Wrong: sorts the batteries and never parts a pair of neighbours.
const [, ...batteries] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

batteries.sort((a, b) => b - a)
let light = 0
for (let i = 1; i < batteries.length; i += 2) light += batteries[i]
console.log(String(light))
