/** A number with thousands separators, as everywhere on the screens: "1,312". */
export function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

/** "1 day", "12 days", "1,312 days"; where an s is not enough, the word for several: "3 entries". */
export function counted(count: number, one: string, several?: string): string {
  return `${grouped(count)} ${wordFor(count, one, several)}`
}

/** The noun of `counted` without the number: "day", "days". */
export function wordFor(count: number, one: string, several = `${one}s`): string {
  return count === 1 ? one : several
}

interface Shown {
  /** Position of the first entry on the page, from 1. */
  readonly first: number
  readonly count: number
  readonly total: number
}

/** "Showing 1 to 20 of 312 orders". */
export function shownWords({ first, count, total }: Shown, word: string): string {
  return `Showing ${grouped(first)} to ${grouped(first + count - 1)} of ${counted(total, word)}`
}
