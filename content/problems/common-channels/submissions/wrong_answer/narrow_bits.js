// Wrong: bit operators of JavaScript cut their numbers to 32 bits.
const [n, k, ...radios] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

let decided = 0
for (let channel = 59; channel >= 0; channel--) {
  const wanted = decided | (1 << channel)
  if (radios.filter((radio) => (radio & wanted) === wanted).length >= k) decided = wanted
}
const chosen = radios.flatMap((radio, i) => ((radio & decided) === decided ? [i + 1] : []))
console.log(decided)
console.log(chosen.slice(0, k).join(' '))
