const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// Returns the first second in which both lighthouses flash, or null. All numbers are BigInts.
function firstCommonFlash(a, p, b, r) {
  // Write your solution here.
  return null
}

const answers = lines.map((line) => {
  const [a, p, b, r] = line.trim().split(' ').map(BigInt)
  return String(firstCommonFlash(a, p, b, r) ?? 'never')
})
console.log(answers.join('\n'))
