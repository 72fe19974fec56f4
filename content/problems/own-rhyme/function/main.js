function leavingOrder(words) {
  const following = words.map((_, child) => (child + 1) % words.length)
  // The first word falls on the child that follows this one.
  let before = 0
  let rhyme = words[0]
  const order = []
  for (let inCircle = words.length; inCircle > 0; inCircle--) {
    for (let steps = (rhyme - 1) % inCircle; steps > 0; steps--) before = following[before]
    const leaver = following[before]
    following[before] = following[leaver]
    order.push(leaver + 1)
    rhyme = words[leaver]
  }
  return order
}
