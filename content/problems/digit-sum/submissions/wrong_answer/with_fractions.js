// Wrong: divides without dropping what stands behind the point.
let n = Number(require('fs').readFileSync(0, 'utf8'))
let total = 0
while (n > 0) {
  total += n % 10
  n = n / 10
}
console.log(total)
