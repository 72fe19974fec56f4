/** "1 day", "12 days". */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

interface Shown {
  /** Place of the first one, from 1. */
  readonly first: number
  readonly count: number
  readonly total: number
}

/** "Showing 1 to 20 of 312 orders". */
export function shownWords({ first, count, total }: Shown, word: string): string {
  const all = `${total.toLocaleString('en')} ${word}${total === 1 ? '' : 's'}`
  return `Showing ${first} to ${first + count - 1} of ${all}`
}
