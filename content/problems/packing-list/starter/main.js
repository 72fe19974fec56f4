const fs = require('fs')

// Returns 'proper', 'mistake p' or 'close s' as the statement asks.
function inspect(text) {
  // Write your solution here.
  return 'mistake 0'
}

console.log(inspect(fs.readFileSync(0, 'utf8').trim()))
