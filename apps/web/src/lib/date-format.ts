/**
 * A way to write dates, in the reader's own words. It is made when it is used first: to make the first of a page, whichever it
 * is, keeps a phone busy for 50 ms.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat(undefined, options)
    return format.format(date)
  }
}
