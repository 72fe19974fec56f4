const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Formats a date for `<input type="datetime-local">`: browser's time zone, minute precision. */
export function formatLocalTime(date: Date): string {
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Parses the value of such a field; null: empty or invalid. */
export function parseLocalTime(localTime: string): Date | null {
  const date = new Date(localTime)
  return Number.isNaN(date.getTime()) ? null : date
}
