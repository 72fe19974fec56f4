const [length, faces] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)

function expectedThrows(length, faces) {
  // expected[i] is the mean number of throws that are still needed when i steps are left.
  const expected = [0]
  let reachable = 0
  for (let left = 1; left <= length; left++) {
    // `reachable` is the sum for all fields to which the next throw may lead.
    reachable += expected[left - 1]
    if (left > faces) reachable -= expected[left - 1 - faces]
    // faces * expected = faces + reachable + wasted * expected, where `wasted` throws lead nowhere.
    expected.push((faces + reachable) / Math.min(left, faces))
  }
  return expected[length]
}

console.log(expectedThrows(length, faces))
