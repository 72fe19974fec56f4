// Wrong: takes the discs off one by one, and puts all but the largest onto the free rod without asking what lies there.
const [discs, start, goal] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)
const other = 6 - start - goal
const moves = []
for (let disc = 1; disc < discs; disc++) moves.push(`${start} ${other}`)
moves.push(`${start} ${goal}`)
for (let disc = 1; disc < discs; disc++) moves.push(`${other} ${goal}`)
console.log([moves.length, ...moves].join('\n'))
