function longestPart(songs) {
  const last = new Map()
  let start = 0
  let longest = 0
  songs.forEach((song, end) => {
    // A song that was last played before the window is no repeat, so the beginning never moves back.
    if (last.has(song)) start = Math.max(start, last.get(song) + 1)
    last.set(song, end)
    longest = Math.max(longest, end - start + 1)
  })
  return longest
}
