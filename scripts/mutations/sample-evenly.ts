/** Selects at most `most` items: equally many of each kind if possible, evenly spread over the list of each kind. */
export function sampleEvenly<T extends { readonly kind: string }>(things: readonly T[], most: number): T[] {
  const kinds = Object.values(Object.groupBy(things, ({ kind }) => kind)).map((each) => each ?? [])
  const chosen: T[] = []
  let left = most
  for (const [at, alike] of kinds.toSorted((a, b) => a.length - b.length).entries()) {
    const count = Math.min(alike.length, Math.floor(left / (kinds.length - at)))
    chosen.push(
      ...Array.from({ length: count }, (_, n) => alike[Math.floor((n * alike.length) / count)]).filter(
        (one) => one !== undefined,
      ),
    )
    left -= count
  }
  return chosen
}
