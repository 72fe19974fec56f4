// Wrong: turns the digits into a JavaScript number, which is exact only up to 2^53.
const [, ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

function compare(one, other) {
  const ones = one.match(/[0-9]+|[a-z]/g)
  const others = other.match(/[0-9]+|[a-z]/g)
  for (let i = 0; i < Math.min(ones.length, others.length); i++) {
    const isNumber = ones[i][0] <= '9'
    if (isNumber !== others[i][0] <= '9') return isNumber ? -1 : 1
    if (isNumber && Number(ones[i]) !== Number(others[i])) return Number(ones[i]) - Number(others[i])
    if (!isNumber && ones[i] !== others[i]) return ones[i] < others[i] ? -1 : 1
  }
  if (ones.length !== others.length) return ones.length - others.length
  for (let i = 0; i < ones.length; i++) {
    if (ones[i].length !== others[i].length) return ones[i].length - others[i].length
  }
  return 0
}

console.log(names.sort(compare).join('\n'))
