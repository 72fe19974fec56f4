const [, ...stamps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns how many different numbers are in the array.
function countPictures(stamps) {
  // Write your solution here.
  return 0
}

console.log(countPictures(stamps))
