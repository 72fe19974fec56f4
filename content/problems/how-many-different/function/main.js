function countPictures(stamps) {
  // A set keeps each picture once, however often it is added.
  const seen = new Set()
  for (const picture of stamps) seen.add(picture)
  return seen.size
}
