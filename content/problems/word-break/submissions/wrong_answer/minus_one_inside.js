// Wrong: marks a beginning that cannot be broken by -1 and takes the smallest number all the same, so -1 looks like a very good one.
const [text, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)
const dictionary = new Set(words)
const longest = Math.max(...words.map((word) => word.length))
const fewest = [0]
for (let end = 1; end <= text.length; end++) {
  let best = -1
  for (let start = Math.max(0, end - longest); start < end; start++) {
    if (!dictionary.has(text.slice(start, end))) continue
    if (best < 0 || fewest[start] + 1 < best) best = fewest[start] + 1
  }
  fewest.push(best)
}
console.log(fewest[text.length])
