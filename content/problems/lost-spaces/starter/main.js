const fs = require('fs')

// Returns the number of ways to put the spaces back, modulo 1,000,000,007.
function countLists(text) {
  // Write your solution here.
  return -1
}

console.log(countLists(fs.readFileSync(0, 'utf8').trim()))
