const [pattern, total] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/)

// Returns all possible codes as strings, in rising order.
function possibleCodes(pattern, total) {
  // Write your solution here.
  return []
}

const codes = possibleCodes(pattern, Number(total))
console.log(String(codes.length))
if (codes.length > 0) console.log(`${codes[0]} ${codes.at(-1)}`)
