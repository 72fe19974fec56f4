const fs = require('fs')

const MODULUS = 1_000_000_007

function countLists(text) {
  const n = text.length
  const letters = Buffer.from(text)
  // atLeast[i][w]: lists for the text from i on whose first word has w or more letters.
  const atLeast = new Array(n)
  // same[w]: how many letters from i on are equal to those from i + w on.
  const same = new Int32Array(n)

  for (let i = n - 1; i >= 0; i--) {
    const row = new Int32Array(n - i + 2)
    let total = 1 // the list that is one single word
    row[n - i] = total
    for (let length = n - i - 1; length >= 1; length--) {
      const after = i + length // where the second word begins
      same[length] = letters[i] === letters[after] ? same[length] + 1 : 0

      // Beyond the first word, equal letters do not matter any more.
      const equal = Math.min(same[length], length)
      const isPrefix = equal === length
      if (isPrefix || (after + equal < n && letters[after + equal] > letters[i + equal])) {
        // The second word has to reach the letter that makes it larger.
        total = (total + atLeast[after][equal + 1]) % MODULUS
      }
      row[length] = total
    }
    atLeast[i] = row
  }
  return atLeast[0][1]
}

console.log(countLists(fs.readFileSync(0, 'utf8').trim()))
