// Wrong: takes the XOR of the largest and the smallest number, as if it were a difference.
const [, ...keys] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const largest = keys.reduce((a, b) => Math.max(a, b))
const smallest = keys.reduce((a, b) => Math.min(a, b))
console.log(largest ^ smallest)
