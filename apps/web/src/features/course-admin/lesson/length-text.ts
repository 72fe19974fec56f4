/** A length as it is typed and read: "12:30", "1:02:03"; seconds are rounded. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Seconds from such a text; null: it is empty; NaN: it is no length. */
export function secondsIn(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  const found = /^(?:(\d{1,2}):)?(\d{1,4}):([0-5]\d)$/.exec(typed)
  if (!found) return Number.NaN
  const [, hours = '0', minutes, seconds] = found
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
