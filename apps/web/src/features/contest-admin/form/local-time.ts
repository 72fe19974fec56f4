/** A moment as a field for day and time takes it: in the browser's own zone, to the minute. */
export function localTime(moment: string): string {
  const date = new Date(moment)
  const two = (count: number) => String(count).padStart(2, '0')
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The moment that such a field holds; null: none. */
export function momentOf(local: string): string | null {
  const time = new Date(local).getTime()
  return local === '' || Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** The name of the browser's own zone, such as "Asia/Kolkata". */
export function zoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
