// Wrong: looks for digits only, so the minus before a number is lost.
const [a, b] = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number)
console.log(a + b)
