// Wrong: never makes numbers of the words, so of two equal counts the smaller text comes first: 10 before 9.
const [first, second] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const k = Number(first.split(' ')[1])
const counts = new Map()
for (const dish of second.trim().split(' ')) counts.set(dish, (counts.get(dish) ?? 0) + 1)
const before = ([dishA, countA], [dishB, countB]) => countB - countA || (dishA < dishB ? -1 : 1)
const board = [...counts].sort(before).slice(0, k)
console.log(board.map(([dish]) => dish).join(' '))
