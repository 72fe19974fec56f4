/** A random item; undefined if the list is empty. */
export function pickRandom<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)]
}
