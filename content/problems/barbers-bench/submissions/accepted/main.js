const [n, k, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function dayOfBarber(seats, customers) {
  // The queue lies in one array: everybody before `first` has left the room.
  const doneAt = []
  let first = 0
  let gone = 0
  let waited = 0
  for (const { comes, needs } of customers) {
    while (first < doneAt.length && doneAt[first] <= comes) first++
    const inRoom = doneAt.length - first
    if (inRoom > seats) {
      gone++
      continue
    }
    const begins = inRoom > 0 ? doneAt[doneAt.length - 1] : comes
    waited += begins - comes
    doneAt.push(begins + needs)
  }
  return { gone, waited }
}

const customers = []
for (let i = 0; i < n; i++) customers.push({ comes: numbers[2 * i], needs: numbers[2 * i + 1] })
const { gone, waited } = dayOfBarber(k, customers)
console.log(gone, waited)
