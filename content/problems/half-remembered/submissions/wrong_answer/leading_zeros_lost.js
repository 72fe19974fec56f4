// Wrong: keeps the codes as numbers, so zeros at the front are lost.
const [pattern, total] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

const codes = []
function fill(wheels) {
  if (wheels.length === pattern.length) {
    if (wheels.reduce((sum, digit) => sum + digit, 0) === Number(total)) codes.push(Number(wheels.join('')))
    return
  }
  const known = pattern[wheels.length]
  for (let digit = 0; digit <= 9; digit++) {
    if (known !== '?' && Number(known) !== digit) continue
    if (wheels.includes(digit) || Math.abs(digit - wheels.at(-1)) < 2) continue
    fill([...wheels, digit])
  }
}
fill([])
console.log(String(codes.length))
if (codes.length > 0) console.log(`${codes[0]} ${codes.at(-1)}`)
