const [pattern, , ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Says whether the pattern matches the whole name.
function matches(pattern, name) {
  // row[j]: the pattern so far matches the first j letters of the name.
  let row = [true, ...new Array(name.length).fill(false)]
  for (const sign of pattern) {
    const above = row
    row = [sign === '*' && above[0]]
    for (let j = 1; j <= name.length; j++) {
      if (sign === '*') row.push(above[j] || row[j - 1])
      else row.push(above[j - 1] && (sign === '?' || sign === name[j - 1]))
    }
  }
  return row[name.length]
}

console.log(names.map((name) => (matches(pattern, name) ? 'yes' : 'no')).join('\n'))
