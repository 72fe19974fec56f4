import { lazyDateFormat } from '../../../lib/format/lazy-date-format.ts'

/** The days of a month such as 2026-11 in weeks from Monday to Sunday; null for days of another month. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const lead = (first.getUTCDay() + 6) % 7
  const cells = Array.from({ length: Math.ceil((lead + days) / 7) * 7 }, (_, place) => {
    const day = place - lead + 1
    return day >= 1 && day <= days ? `${month}-${String(day).padStart(2, '0')}` : null
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7))
}

/** The previous (-1) or next (1) month. */
export function shiftMonth(month: string, step: 1 | -1): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + step, 1)).toISOString().slice(0, 7)
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

const format = lazyDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 2026" in the user's locale. */
export function monthWords(month: string): string {
  return format(new Date(`${month}-01T00:00:00Z`))
}
