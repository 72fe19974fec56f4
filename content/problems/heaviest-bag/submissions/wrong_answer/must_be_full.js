// Wrong: knows only bags that are filled exactly, and prints 0 if the whole room cannot be filled.
const [n, room, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const heaviest = new Array(room + 1).fill(-Infinity)
heaviest[0] = 0
for (let i = 0; i < n; i++) {
  const [volume, weight] = numbers.slice(2 * i, 2 * i + 2)
  for (let x = room; x >= volume; x--) heaviest[x] = Math.max(heaviest[x], heaviest[x - volume] + weight)
}
console.log(Math.max(0, heaviest[room]))
