// Wrong: compares the words of the line and not numbers, and among words "9" comes after "10".
const [a, b, c] = require('fs').readFileSync(0, 'utf8').trim().split(' ')
let warmest = a
if (b > warmest) warmest = b
if (c > warmest) warmest = c
console.log(warmest)
