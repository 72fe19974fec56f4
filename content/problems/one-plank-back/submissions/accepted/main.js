const [, ...planks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b)
}

function choosePlank(planks) {
  const count = planks.length
  // The divisors of the first i planks, and of all planks from i on; 0 stands for no plank at all.
  const before = new Array(count + 1).fill(0)
  const behind = new Array(count + 1).fill(0)
  for (let i = 0; i < count; i++) before[i + 1] = gcd(before[i], planks[i])
  for (let i = count - 1; i >= 0; i--) behind[i] = gcd(behind[i + 1], planks[i])

  let longest = 0
  let returned = 0
  for (let i = 0; i < count; i++) {
    const length = gcd(before[i], behind[i + 1])
    if (length > longest || (length === longest && planks[i] < planks[returned])) {
      longest = length
      returned = i
    }
  }
  const kept = planks.reduce((sum, plank) => sum + plank, 0) - planks[returned]
  return [longest, returned + 1, kept / longest]
}

console.log(choosePlank(planks).join(' '))
