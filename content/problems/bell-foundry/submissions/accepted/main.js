const fs = require('fs')

// A binary heap of { price, hoursLeft }, the lowest price on top: the children of k are 2k + 1 and 2k + 2.
class Offers {
  offers = []

  push(offer) {
    let k = this.offers.length
    while (k > 0) {
      const parent = (k - 1) >> 1
      if (this.offers[parent].price <= offer.price) break
      this.offers[k] = this.offers[parent]
      k = parent
    }
    this.offers[k] = offer
  }

  popCheapest() {
    const cheapest = this.offers[0]
    const last = this.offers.pop()
    const count = this.offers.length
    if (count === 0) return cheapest
    let k = 0
    for (let child = 1; child < count; child = 2 * k + 1) {
      if (child + 1 < count && this.offers[child + 1].price < this.offers[child].price) child++
      if (this.offers[child].price >= last.price) break
      this.offers[k] = this.offers[child]
      k = child
    }
    this.offers[k] = last
    return cheapest
  }
}

function fewestCoins(bells) {
  const ordered = bells.slice().sort((a, b) => a.deadline - b.deadline)
  const forSale = new Offers() // of all bells cast so far
  let coins = 0
  let now = 0
  for (const { hours, deadline, mostSaved, price } of ordered) {
    now += hours
    forSale.push({ price, hoursLeft: mostSaved })
    // An hour saved on any earlier bell moves this one forward, so the cheapest of them all is best.
    while (now > deadline) {
      const cheapest = forSale.popCheapest()
      if (cheapest === undefined) return null
      const bought = Math.min(cheapest.hoursLeft, now - deadline)
      coins += bought * cheapest.price
      now -= bought
      if (bought < cheapest.hoursLeft) forSale.push({ price: cheapest.price, hoursLeft: cheapest.hoursLeft - bought })
    }
  }
  return coins
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n')
const bells = lines.map((line) => {
  const [hours, deadline, mostSaved, price] = line.split(' ').map(Number)
  return { hours, deadline, mostSaved, price }
})
console.log(fewestCoins(bells) ?? 'impossible')
