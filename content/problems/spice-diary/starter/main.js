const [, wanted, ...days] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the number of periods to which exactly the wanted number of spices belongs.
function countPeriods(days, wanted) {
  // Write your solution here.
  return 0
}

console.log(String(countPeriods(days, wanted)))
