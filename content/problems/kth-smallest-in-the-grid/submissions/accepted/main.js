const [n, , k, ...sizes] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// The number of panes with at most this area.
function countUpTo(area, widths, lengths) {
  // In each row, the columns that count; from row to row there are fewer of them.
  let columns = lengths.length
  let count = 0
  for (const width of widths) {
    while (columns > 0 && width * lengths[columns - 1] > area) columns--
    count += columns
  }
  return count
}

function smallestPane(widths, lengths, k) {
  let low = 1
  let high = widths.at(-1) * lengths.at(-1)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (countUpTo(middle, widths, lengths) >= k) high = middle
    else low = middle + 1
  }
  return low
}

console.log(smallestPane(sizes.slice(0, n), sizes.slice(n), k))
