// Wrong: gives up as soon as the sum is above the total, as if nothing were ever subtracted.
const [digits, total] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const found = []
function readOn(start, sign, before, soFar) {
  for (let end = digits[start] === '0' ? start + 1 : digits.length; end > start; end--) {
    const now = soFar + sign * Number(digits.slice(start, end))
    const reading = before + digits.slice(start, end)
    if (now > Number(total)) continue
    if (end < digits.length) {
      readOn(end, 1, `${reading}+`, now)
      readOn(end, -1, `${reading}-`, now)
    } else if (now === Number(total)) found.push(reading)
  }
}
readOn(0, 1, '', 0)
console.log([found.length, ...found.slice(0, 1)].join('\n'))
