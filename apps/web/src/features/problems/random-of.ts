/** One item by chance; undefined when there is none. */
export function randomOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)]
}
