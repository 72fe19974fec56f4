const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const n = numbers[0]
const level = [0, ...numbers.slice(n + 1)]

// The subordinates of a boss form a linked list, and 0 is the boss of the director.
const firstSub = new Int32Array(n + 1)
const nextSub = new Int32Array(n + 1)
for (let i = 1; i <= n; i++) {
  nextSub[i] = firstSub[numbers[i]]
  firstSub[numbers[i]] = i
}

// The first `length` entries are the bosses of the current path who may still sign something: their levels grow.
const useful = new Int32Array(n)
let length = 0
const depth = new Int32Array(n + 1)
const path = []
let unsigned = 0
let steps = 0

// The first place in the list whose level is not smaller.
function placeOf(wanted) {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (level[useful[middle]] < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function enter(employee) {
  const place = placeOf(level[employee])
  depth[employee] = path.length
  if (place === 0) unsigned++
  else steps += depth[employee] - depth[useful[place - 1]]

  path.push({ employee, place, oldEntry: useful[place], oldLength: length })
  useful[place] = employee
  length = place + 1
}

function leave() {
  const visit = path.pop()
  useful[visit.place] = visit.oldEntry
  length = visit.oldLength
}

enter(firstSub[0])
while (path.length > 0) {
  const { employee } = path[path.length - 1]
  const sub = firstSub[employee]
  if (sub === 0) {
    leave()
  } else {
    firstSub[employee] = nextSub[sub]
    enter(sub)
  }
}

console.log(`${unsigned} ${steps}`)
