const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns how many of the increasing numbers are at most `bound`.
function countUpTo(increasing, bound) {
  let low = 0
  let high = increasing.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (increasing[middle] <= bound) low = middle + 1
    else high = middle
  }
  return low
}

// Returns for each moment {song, seconds}: the number of the song and the seconds since it began.
function findSongs(lengths, moments) {
  const begins = []
  let total = 0
  for (const length of lengths) {
    begins.push(total)
    total += length
  }
  return moments.map((moment) => {
    const inTheRound = moment % total
    const song = countUpTo(begins, inTheRound)
    return { song, seconds: inTheRound - begins[song - 1] }
  })
}

const found = findSongs(numbers.slice(0, n), numbers.slice(n))
console.log(found.map(({ song, seconds }) => `${song} ${seconds}`).join('\n'))
