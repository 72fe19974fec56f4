const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns the places, counted from 1, of the books that the visitors ask for; 0 where all numbers are smaller.
function findPlaces(books, wanted) {
  // Write your solution here.
  return wanted.map(() => 0)
}

console.log(findPlaces(numbers.slice(0, n), numbers.slice(n)).join(' '))
