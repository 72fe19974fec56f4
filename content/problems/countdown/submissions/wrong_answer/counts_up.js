// Wrong: counts from 1 up to n.
const n = Number(require('fs').readFileSync(0, 'utf8'))
for (let number = 1; number <= n; number++) {
  console.log(number)
}
console.log('Go!')
