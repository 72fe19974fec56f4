const [, ...stamps] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

function countPictures(stamps) {
  // A set keeps each picture once, however often it is added.
  const seen = new Set()
  for (const picture of stamps) seen.add(picture)
  return seen.size
}

console.log(countPictures(stamps))
