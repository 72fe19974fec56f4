import { localDay } from '../accounts/index.ts'

export interface LocalDay {
  /** For example 2026-01-31. */
  readonly day: string
  readonly from: Date
  /** Start of the next day (exclusive end). */
  readonly to: Date
}

/** The last `count` days of this process's time zone, ending with today. A day may have 23 or 25 hours. */
export function lastLocalDays(count: number, now: Date): LocalDay[] {
  const midnight = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo)
  return Array.from({ length: count }, (_, place) => {
    const daysAgo = count - 1 - place
    const from = midnight(daysAgo)
    return { day: localDay(from), from, to: midnight(daysAgo - 1) }
  })
}
