/** The element at this index of the infinitely repeated list. Throws for an empty list. */
export function pick<Element>(from: readonly Element[], place: number): Element {
  const found = from[place % from.length]
  if (found === undefined) throw new RangeError('There is nothing to pick from.')
  return found
}
