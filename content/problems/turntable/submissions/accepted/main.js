const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

function orderInTheEvening(size, orders) {
  // A ring: carriage 0 stands between the tail and the head.
  const places = size + 1
  let behind = Array.from({ length: places }, (_, i) => (i + 1) % places)
  let ahead = Array.from({ length: places }, (_, i) => (i + size) % places)
  for (const { kind, x, y } of orders) {
    if (kind === 'T') {
      const swapped = ahead
      ahead = behind
      behind = swapped
      continue
    }
    behind[ahead[x]] = behind[x]
    ahead[behind[x]] = ahead[x]
    const before = kind === 'B' ? y : 0
    const after = behind[before]
    behind[before] = x
    ahead[x] = before
    behind[x] = after
    ahead[after] = x
  }

  const train = []
  for (let carriage = behind[0]; carriage !== 0; carriage = behind[carriage]) train.push(carriage)
  return train
}

const orders = lines.map((line) => {
  const [kind, x, y] = line.trim().split(' ')
  return { kind, x: Number(x), y: Number(y) }
})
console.log(orderInTheEvening(Number(first.split(' ')[0]), orders).join(' '))
