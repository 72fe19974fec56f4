/**
 * A way to write dates, in the reader's own words. It is made when it is used first: to make the first of a page, whichever it
 * is, keeps a phone busy for 50 ms.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat(undefined, options)
    return wholeTimes(format.formatToParts(date))
  }
}

/** What these parts write, with no time torn from its half of the day: "3:01 PM" stays on one line. */
export function wholeTimes(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ type, value }, at) => {
      const isBesideHalf = [parts[at - 1], parts[at + 1]].some((part) => part?.type === 'dayPeriod')
      return type === 'literal' && isBesideHalf && value.trim() === '' ? '\u00A0' : value
    })
    .join('')
}
