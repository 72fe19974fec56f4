/**
 * A date formatter in the reader's locale, created at its first use: creating the first `Intl.DateTimeFormat` of a page takes a
 * phone 50 ms.
 */
export function lazyDateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat(undefined, options)
    return joinWithUnbrokenTimes(format.formatToParts(date))
  }
}

/** Joins the parts with no-break spaces inside times, so that "3:01 PM" stays on one line. */
export function joinWithUnbrokenTimes(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ type, value }, at) => {
      const isBesideHalf = [parts[at - 1], parts[at + 1]].some((part) => part?.type === 'dayPeriod')
      return type === 'literal' && isBesideHalf && value.trim() === '' ? '\u00A0' : value
    })
    .join('')
}
