/** Returns the line of an offset in a text, from 1: for many offsets of one text. */
export function makeLineNumbers(text: string): (place: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index)
  return (place) => {
    let [from, to] = [0, ends.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((ends[middle] ?? place) < place) from = middle + 1
      else to = middle
    }
    return from + 1
  }
}
