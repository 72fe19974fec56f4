// Returns the smallest number of edits that turn s into t.
function editDistance(s, t) {
  // row[j]: the edits from the letters of s so far to the first j letters of t.
  let row = Array.from({ length: t.length + 1 }, (_, j) => j)
  for (let i = 1; i <= s.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= t.length; j++) {
      if (s[i - 1] === t[j - 1]) row.push(above[j - 1])
      else row.push(1 + Math.min(above[j - 1], above[j], row[j - 1])) // replace, delete, insert
    }
  }
  return row[t.length]
}
