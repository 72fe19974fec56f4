// Wrong: divides out a! instead of (a - 1)!, so that the factor a itself is missing.
let [a, b, base] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)
function exponent(n, prime) {
  let sum = 0
  while (n > 0) sum += n = Math.floor(n / prime)
  return sum
}
let fewest = Infinity
for (let prime = 2; prime * prime <= base; prime++) {
  let times = 0
  for (; base % prime === 0; base /= prime) times++
  if (times > 0) fewest = Math.min(fewest, Math.floor((exponent(b, prime) - exponent(a, prime)) / times))
}
if (base > 1) fewest = Math.min(fewest, exponent(b, base) - exponent(a, base))
console.log(fewest)
