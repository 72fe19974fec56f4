/** Formats an ISO time for `<input type="datetime-local">`: browser's time zone, minute precision. */
export function formatLocalTime(moment: string): string {
  const date = new Date(moment)
  const two = (count: number) => String(count).padStart(2, '0')
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Parses the value of such a field to an ISO time; null if empty or invalid. */
export function parseLocalTime(local: string): string | null {
  const time = new Date(local).getTime()
  return local === '' || Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** The browser's time zone, such as "Asia/Kolkata". */
export function browserZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
