// Wrong: counts the panes below the area, without those that have exactly this area.
const [n, , k, ...sizes] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const widths = sizes.slice(0, n)
const lengths = sizes.slice(n)
let low = 1
let high = widths.at(-1) * lengths.at(-1)
while (low < high) {
  const middle = Math.floor((low + high) / 2)
  let columns = lengths.length
  let count = 0
  for (const width of widths) {
    while (columns > 0 && width * lengths[columns - 1] >= middle) columns--
    count += columns
  }
  if (count >= k) high = middle
  else low = middle + 1
}
console.log(low)
