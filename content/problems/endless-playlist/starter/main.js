const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns for each moment {song, seconds}: the number of the song and the seconds since it began.
function findSongs(lengths, moments) {
  // Write your solution here.
  return moments.map(() => ({ song: 1, seconds: 0 }))
}

const found = findSongs(numbers.slice(0, n), numbers.slice(n))
console.log(found.map(({ song, seconds }) => `${song} ${seconds}`).join('\n'))
