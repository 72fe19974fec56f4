/** A place in a video, rounded down: "6:08", "1:02:03". */
export function playTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = `${twoDigits(whole % 60)}`
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
