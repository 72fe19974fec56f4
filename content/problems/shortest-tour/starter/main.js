const [[n], ...minutes] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number))

// Returns the minutes of the shortest tour; minutes[i][j] is the way from place i to place j, both counted from 0.
function shortestTour(n, minutes) {
  // Write your solution here.
  return 0
}

console.log(shortestTour(n, minutes))
