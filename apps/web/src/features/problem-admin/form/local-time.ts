const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A moment as `<input type="datetime-local">` takes it: in the browser's zone, to the minute. */
export function localTimeOf(date: Date): string {
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The moment that such a field names; null when it names none. */
export function momentOf(localTime: string): Date | null {
  const date = new Date(localTime)
  return Number.isNaN(date.getTime()) ? null : date
}
