// Returns the largest weight of stones that fit into the room.
function heaviestBag(room, stones) {
  // heaviest[x]: the largest weight of the stones so far that take up at most x.
  const heaviest = new Array(room + 1).fill(0)
  for (const [volume, weight] of stones) {
    // Downwards, so that heaviest[x - volume] does not contain this stone yet.
    for (let x = room; x >= volume; x--) {
      heaviest[x] = Math.max(heaviest[x], heaviest[x - volume] + weight)
    }
  }
  return heaviest[room]
}
