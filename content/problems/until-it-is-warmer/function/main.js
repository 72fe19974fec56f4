function daysUntilWarmer(temperatures) {
  const waits = temperatures.map(() => 0)
  // Days that have not seen a warmer one; their temperatures never rise from bottom to top.
  const waiting = []
  temperatures.forEach((temperature, day) => {
    while (waiting.length > 0 && temperatures[waiting.at(-1)] < temperature) {
      const earlier = waiting.pop()
      waits[earlier] = day - earlier
    }
    waiting.push(day)
  })
  return waits
}
