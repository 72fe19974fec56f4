function reverseTrain(carriages) {
  const turned = []
  // The last position is one less than the length.
  for (let i = carriages.length - 1; i >= 0; i--) {
    turned.push(carriages[i])
  }
  return turned
}
