// Wrong: compares the middle with the first book, which finds the wrong end of a list that was not rotated.
const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const books = numbers.slice(0, n)
let low = 0
let high = n - 1
while (low < high) {
  const middle = Math.floor((low + high) / 2)
  if (books[middle] >= books[0]) low = middle + 1
  else high = middle
}
const smallest = low
const places = numbers.slice(n).map((number) => {
  let from = 0
  let to = n
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (books[(smallest + middle) % n] < number) from = middle + 1
    else to = middle
  }
  return from < n ? ((smallest + from) % n) + 1 : 0
})
console.log(places.join(' '))
