import { wholeTimes } from './date-format.ts'

let made: Intl.DateTimeFormat | undefined

/** Full date and time, as on a receipt; in the reader's time zone. */
export function momentWords(time: string): string {
  return wholeTimes(format().formatToParts(new Date(time)))
}

/** A period; a day that both ends share is written once. */
export function periodWords(from: string, to: string): string {
  return wholeTimes(format().formatRangeToParts(new Date(from), new Date(to)))
}

/** Date and time with seconds, for a tooltip beside a rounded time. */
export function exactMoment(time: string): string {
  return new Date(time).toLocaleString()
}

/** Created at its first use, see `dateFormat`. */
function format(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
  return made
}
