const [pattern, total] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

function possibleCodes(pattern, total) {
  const codes = []
  const wheels = []

  function setNextWheel(left) {
    if (wheels.length === pattern.length) {
      if (left === 0) codes.push(wheels.join(''))
      return
    }
    const known = pattern[wheels.length]
    for (let digit = 0; digit <= 9; digit++) {
      if (known !== '?' && Number(known) !== digit) continue
      if (wheels.includes(digit) || Math.abs(digit - wheels.at(-1)) < 2) continue
      wheels.push(digit)
      setNextWheel(left - digit)
      wheels.pop()
    }
  }

  setNextWheel(total)
  return codes
}

const codes = possibleCodes(pattern, Number(total))
console.log(String(codes.length))
if (codes.length > 0) console.log(`${codes[0]} ${codes.at(-1)}`)
