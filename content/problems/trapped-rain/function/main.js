// For each place, the highest wall from the first one up to it.
function highestSoFar(walls) {
  let highest = 0
  return walls.map((wall) => {
    highest = Math.max(highest, wall)
    return highest
  })
}

function trappedRain(walls) {
  const left = highestSoFar(walls)
  const right = highestSoFar(walls.toReversed()).reverse()
  return walls.reduce((rain, wall, i) => rain + Math.min(left[i], right[i]) - wall, 0)
}
