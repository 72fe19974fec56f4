// Wrong: lets JavaScript compute the whole expression and drops the fraction only at the end.
const text = require('fs').readFileSync(0, 'utf8').trim()
console.log(String(Math.trunc(eval(text))))
