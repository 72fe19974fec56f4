/** A number with thousands separators, as everywhere on the screens: "1,312". */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

/** "1 day", "12 days", "1,312 days"; where an s is not enough, the word for several: "3 entries". */
export function pluralize(count: number, one: string, several?: string): string {
  return `${formatCount(count)} ${pluralNoun(count, one, several)}`
}

/** The noun of `pluralize` without the number: "day", "days". */
export function pluralNoun(count: number, one: string, several = `${one}s`): string {
  return count === 1 ? one : several
}

interface ShownRange {
  /** Position of the first entry on the page, from 1. */
  readonly first: number
  readonly count: number
  readonly total: number
}

/** "Showing 1 to 20 of 312 orders". */
export function shownRangeText({ first, count, total }: ShownRange, word: string): string {
  return `Showing ${formatCount(first)} to ${formatCount(first + count - 1)} of ${pluralize(total, word)}`
}
