/** Seconds as a clock shows them, rounded down: "6:08", "1:02:03"; "0:00" below none. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = twoDigits(whole % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** "07" of 7. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
