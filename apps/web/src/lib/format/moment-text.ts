import { wholeTimes } from './date-format.ts'

let made: Intl.DateTimeFormat | undefined

/** Day and time in full, as a receipt needs them long after; in the reader's zone. */
export function momentWords(time: string): string {
  return wholeTimes(format().formatToParts(new Date(time)))
}

/** From then to then; a day that both share is said once. */
export function periodWords(from: string, to: string): string {
  return wholeTimes(format().formatRangeToParts(new Date(from), new Date(to)))
}

/** To the second, as the browser writes it: for a hint beside rounder words. */
export function exactMoment(time: string): string {
  return new Date(time).toLocaleString()
}

/** Made at its first use, as those of `dateFormat`. */
function format(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
  return made
}
