// Wrong: hands on the counts from the short prefixes to the long ones, so what comes from the borders of longer prefixes is lost.
const [word, text, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns for each of the lengths how often so many first letters of the word occur in the text.
function countHits(word, text, lengths) {
  const m = word.length
  const fail = new Array(m + 1).fill(0)
  let k = 0
  for (let i = 1; i < m; i++) {
    while (k > 0 && word[i] !== word[k]) k = fail[k]
    if (word[i] === word[k]) k++
    fail[i + 1] = k
  }

  // longest beginning of the word that ends at each place of the text
  const hits = new Array(m + 1).fill(0)
  k = 0
  for (let i = 0; i < text.length; i++) {
    while (k > 0 && (k === m || text[i] !== word[k])) k = fail[k]
    if (text[i] === word[k]) k++
    hits[k]++
  }

  // a long beginning also contains its shorter border
  for (let len = 1; len <= m; len++) {
    hits[fail[len]] += hits[len]
  }
  return lengths.map((len) => hits[len])
}

console.log(countHits(word, text, numbers.map(Number)).join('\n'))
