// Wrong: says that no character of the pattern matches an empty name, but stars at the beginning do.
const [pattern, , ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

function matches(pattern, name) {
  let row = [true, ...new Array(name.length).fill(false)]
  for (const sign of pattern) {
    const above = row
    row = [false]
    for (let j = 1; j <= name.length; j++) {
      if (sign === '*') row.push(above[j] || above[j - 1] || row[j - 1])
      else row.push(above[j - 1] && (sign === '?' || sign === name[j - 1]))
    }
  }
  return row[name.length]
}

console.log(names.map((name) => (matches(pattern, name) ? 'yes' : 'no')).join('\n'))
