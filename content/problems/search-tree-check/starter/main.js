const [, ...lines] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

// Returns how many files are found; files[i] is the number, the left and the right child of file i.
function countFound(files) {
  // Write your solution here.
  return 0
}

console.log(countFound([null, ...lines]))
