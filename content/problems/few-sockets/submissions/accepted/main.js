const [n, k, m, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Every number stays below 2^53: times up to 2 * 10^15, and sums up to n * m because of the cap.
const made = new Float64Array(n)
function isEnough(time) {
  for (let i = 0; i < n; i++) {
    const t = numbers[3 * i]
    const r = numbers[3 * i + 1]
    const round = r * t + numbers[3 * i + 2]
    const rest = time % round
    const output = ((time - rest) / round) * r + Math.min(r, Math.floor(rest / t))
    made[i] = Math.min(m, output)
  }
  made.sort()
  let sum = 0
  for (let i = n - k; i < n; i++) sum += made[i]
  return sum >= m
}

// 10^9 buttons of 10^6 minutes, each followed by 10^6 minutes of cooling.
let low = 0
let high = 2e15
while (low < high) {
  const middle = Math.floor((low + high) / 2)
  if (isEnough(middle)) high = middle
  else low = middle + 1
}
console.log(low)
