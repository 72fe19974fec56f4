function changeRound(following, head) {
  const chain = []
  for (let cell = head; cell !== 0; cell = following[cell - 1]) chain.push(cell)

  // Out along every second stop, back along the others.
  const out = chain.filter((_, i) => i % 2 === 0)
  const back = chain.filter((_, i) => i % 2 === 1).reverse()
  const round = [...out, ...back]
  round.forEach((cell, i) => {
    following[cell - 1] = round[i + 1] ?? 0
  })
  return following
}
