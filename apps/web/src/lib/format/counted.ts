/** "1 day", "12 days", "1,312 days". */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`
}

interface Shown {
  /** Place of the first one, from 1. */
  readonly first: number
  readonly count: number
  readonly total: number
}

/** "Showing 1 to 20 of 312 orders". */
export function shownWords({ first, count, total }: Shown, word: string): string {
  return `Showing ${first} to ${first + count - 1} of ${counted(total, word)}`
}
