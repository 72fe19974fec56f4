const [, day, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Says for each of the sorted shifts who follows, and how many minutes that adds.
function findSuccessors(day, shifts) {
  // The shifts of yesterday, today and tomorrow; they begin in this order.
  const unrolled = [-1, 0, 1].flatMap((lap) =>
    shifts.map(({ begin, length }, shift) => ({ shift, begin: begin + lap * day, end: begin + lap * day + length })),
  )
  const today = unrolled.slice(shifts.length, 2 * shifts.length).sort((a, b) => a.end - b.end)
  const successors = new Array(shifts.length)
  const gains = new Array(shifts.length)
  let seen = 0
  let farthest = unrolled[0]
  for (const { shift, end } of today) {
    for (; seen < unrolled.length && unrolled[seen].begin <= end; seen++) {
      if (unrolled[seen].end > farthest.end) farthest = unrolled[seen]
    }
    successors[shift] = farthest.shift
    gains[shift] = farthest.end - end
  }
  return { successors, gains }
}

function fewestVolunteers(day, shifts) {
  shifts.sort((a, b) => a.begin - b.begin)
  let leap = findSuccessors(day, shifts)
  if (leap.gains.includes(0)) return -1

  // Where one gets, and what one gains, with 1, 2, 4, ... successors.
  const leaps = []
  for (let size = 1; size <= shifts.length; size *= 2) {
    leaps.push({ size, ...leap })
    const { successors, gains } = leap
    leap = {
      successors: successors.map((shift) => successors[shift]),
      gains: successors.map((shift, from) => gains[from] + gains[shift]),
    }
  }
  leaps.reverse()

  let fewest = shifts.length
  for (const [first, { length }] of shifts.entries()) {
    if (length >= day) return 1
    // All the successors that are not enough, and one more.
    let volunteers = 2
    let watched = length
    let shift = first
    for (const { size, successors, gains } of leaps) {
      if (watched + gains[shift] >= day) continue
      watched += gains[shift]
      shift = successors[shift]
      volunteers += size
    }
    fewest = Math.min(fewest, volunteers)
  }
  return fewest
}

const shifts = []
for (let i = 0; i < numbers.length; i += 2) shifts.push({ begin: numbers[i], length: numbers[i + 1] })
console.log(String(fewestVolunteers(day, shifts)))
