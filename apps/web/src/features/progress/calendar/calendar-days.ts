import { addDays, type ProgressFigures, veryActiveFrom } from '@codedojo/contract'

export type CalendarDay = ProgressFigures['days'][number]

/** The last `count` days up to `today`, oldest first, including days without submissions. */
export function daysUpTo(
  { today, days }: Pick<ProgressFigures, 'today' | 'days'>,
  count: number,
): CalendarDay[] {
  const known = new Map(days.map((each) => [each.day, each]))
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index + 1 - count)
    return known.get(day) ?? { day, submissions: 0, accepted: 0 }
  })
}

/** Monday is 0. */
export function weekdayOf({ day }: Pick<CalendarDay, 'day'>): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** Shade of a day: 0 without submissions, 1 active, 2 very active. */
export function heatLevel({ submissions }: Pick<CalendarDay, 'submissions'>): 0 | 1 | 2 {
  if (submissions === 0) return 0
  return submissions < veryActiveFrom ? 1 : 2
}

/** Splits the days into rows of `length`; the first row may be shorter. */
export function splitIntoRows(days: readonly CalendarDay[], length: number): CalendarDay[][] {
  const rows: CalendarDay[][] = []
  for (let end = days.length; end > 0; end -= length) rows.unshift(days.slice(Math.max(0, end - length), end))
  return rows
}

/** Seven rows (Monday first) with one column per week; null outside of the given days. */
export function groupByWeek(days: readonly CalendarDay[]): (CalendarDay | null)[][] {
  const first = days[0]
  if (first === undefined) return []
  const before = weekdayOf(first)
  const weeks = Math.ceil((before + days.length) / 7)
  return Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: weeks }, (_, week) => days[week * 7 + weekday - before] ?? null),
  )
}

export interface MonthSpan {
  /** "2026-11" */
  readonly month: string
  readonly weeks: number
}

/** Number of columns of `groupByWeek` for each month; a week belongs to the month in which it starts. */
export function monthSpans(rows: readonly (readonly (CalendarDay | null)[])[]): MonthSpan[] {
  const weeks = rows[0]?.map((_, week) => rows.find((row) => row[week])?.[week]?.day.slice(0, 7) ?? '') ?? []
  const spans: MonthSpan[] = []
  for (const month of weeks) {
    const last = spans.at(-1)
    if (last?.month === month) spans.splice(-1, 1, { month, weeks: last.weeks + 1 })
    else spans.push({ month, weeks: 1 })
  }
  return spans
}
