/** The element at this place of an endless repetition of the list. Throws for an empty one. */
export function pick<Element>(from: readonly Element[], place: number): Element {
  const found = from[place % from.length]
  if (found === undefined) throw new RangeError('There is nothing to pick from.')
  return found
}
