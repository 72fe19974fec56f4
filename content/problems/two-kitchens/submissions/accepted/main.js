const [n, m, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Divides the cooks with the quarrels of the first days only, and tells whether that is possible.
function canBeDivided(cooks, quarrels, daysOf, days) {
  const kitchen = new Int8Array(cooks + 1)
  for (let start = 1; start <= cooks; start++) {
    if (kitchen[start] !== 0) continue
    kitchen[start] = 1
    const seated = [start]
    for (const cook of seated) {
      for (const day of daysOf[cook]) {
        if (day >= days) break
        const [first, second] = quarrels[day]
        const enemy = first === cook ? second : first
        if (kitchen[enemy] === kitchen[cook]) return false
        if (kitchen[enemy] !== 0) continue
        kitchen[enemy] = 3 - kitchen[cook]
        seated.push(enemy)
      }
    }
  }
  return true
}

// Returns the number of the day, or null if the cooks can be divided to the end.
function firstHopelessDay(cooks, quarrels) {
  // For each cook the days of the own quarrels, counted from 0.
  const daysOf = Array.from({ length: cooks + 1 }, () => [])
  for (const [day, [first, second]] of quarrels.entries()) {
    daysOf[first].push(day)
    daysOf[second].push(day)
  }
  if (canBeDivided(cooks, quarrels, daysOf, quarrels.length)) return null
  let possible = 0
  let hopeless = quarrels.length
  while (hopeless - possible > 1) {
    const days = (possible + hopeless) >> 1
    if (canBeDivided(cooks, quarrels, daysOf, days)) possible = days
    else hopeless = days
  }
  return hopeless
}

const quarrels = []
for (let i = 0; i < 2 * m; i += 2) quarrels.push([numbers[i], numbers[i + 1]])
console.log(String(firstHopelessDay(n, quarrels) ?? 'peace'))
