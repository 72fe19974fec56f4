const [text, , ...asked] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns an array: its entry i is the length of the shortest stamp that prints the first i letters.
function shortestStamps(text) {
  // Write your solution here.
  return new Array(text.length + 1).fill(0)
}

const stamps = shortestStamps(text)
console.log(asked.map((length) => stamps[Number(length)]).join(' '))
