// Wrong: takes the game for lost when the number of matches is even, and makes it even otherwise.
const [, ...heaps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const total = heaps.reduce((sum, heap) => sum + heap, 0)
console.log(total % 2 === 0 ? 'lost' : '1 1')
