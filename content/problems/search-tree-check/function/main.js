function countFound(root) {
  let found = 0
  // Files still to be visited, with the bounds between which each number lies that a search brings there.
  const places = [{ file: root, low: 0, high: Infinity }]
  while (places.length > 0) {
    const { file, low, high } = places.pop()
    if (low < file.val && file.val < high) found++
    if (file.left) places.push({ file: file.left, low, high: Math.min(high, file.val) })
    if (file.right) places.push({ file: file.right, low: Math.max(low, file.val), high })
  }
  return found
}
