import { joinWithUnbrokenTimes } from './lazy-date-format.ts'

let made: Intl.DateTimeFormat | undefined

/** Full date and time, as on a receipt; in the reader's time zone. */
export function formatFullDateTime(time: string): string {
  return joinWithUnbrokenTimes(format().formatToParts(new Date(time)))
}

/** A date-time range; if both ends are on the same day, the day is written once. */
export function formatDateTimeRange(from: string, to: string): string {
  return joinWithUnbrokenTimes(format().formatRangeToParts(new Date(from), new Date(to)))
}

/** Date and time with seconds, for a tooltip beside a rounded time. */
export function formatExactTime(time: string): string {
  return new Date(time).toLocaleString()
}

/** Created at its first use, see `lazyDateFormat`. */
function format(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
  return made
}
