const [word, text, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// For each place of s except the first, how many letters from there on are the same as at the beginning of s.
function zFunction(s) {
  const z = new Array(s.length).fill(0)
  // The match that ends last so far: the letters from start to before end are the beginning of s.
  let [start, end] = [0, 0]
  for (let i = 1; i < s.length; i++) {
    if (i < end) z[i] = Math.min(z[i - start], end - i)
    while (i + z[i] < s.length && s[z[i]] === s[i + z[i]]) z[i]++
    if (i + z[i] > end) [start, end] = [i, i + z[i]]
  }
  return z
}

function countHits(word, text, lengths) {
  // No match goes past the mark, because it is not in the text.
  const z = zFunction(`${word}#${text}`)
  const hits = new Array(word.length + 1).fill(0)
  for (let i = word.length + 1; i < z.length; i++) hits[z[i]]++
  // Where more letters are the same, fewer are as well.
  for (let length = word.length; length > 0; length--) hits[length - 1] += hits[length]
  return lengths.map((length) => hits[length])
}

console.log(countHits(word, text, numbers.map(Number)).join('\n'))
