const [text, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns the smallest number of dictionary words that make up the text, or -1.
function fewestWords(text, words) {
  const dictionary = new Set(words)
  const longest = Math.max(...words.map((word) => word.length))
  // fewest[end]: words for the first `end` letters, or Infinity.
  const fewest = new Array(text.length + 1).fill(Infinity)
  fewest[0] = 0
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      if (fewest[start] + 1 < fewest[end] && dictionary.has(text.slice(start, end))) fewest[end] = fewest[start] + 1
    }
  }
  return fewest[text.length] < Infinity ? fewest[text.length] : -1
}

console.log(fewestWords(text, words))
