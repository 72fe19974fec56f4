// Returns the largest number of beads that can stay on each thread when both look the same.
function countBeads(s, t) {
  // row[j]: the beads that can stay, of those of s so far and the first j of t.
  let row = new Array(t.length + 1).fill(0)
  for (const bead of s) {
    const above = row
    row = [0]
    for (let j = 1; j <= t.length; j++) {
      row.push(bead === t[j - 1] ? above[j - 1] + 1 : Math.max(above[j], row[j - 1]))
    }
  }
  return row[t.length]
}
