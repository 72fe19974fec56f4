import { twoDigits } from './format-clock.ts'

const [minute, hour, day] = [60, 3600, 86_400]

/** A span as a countdown shows it, rounded up to seconds: "0:23:41", and from a day on "1 d 00:14" in hours and minutes. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = twoDigits(Math.floor((seconds % hour) / minute))
  if (seconds < day) return `${Math.floor(seconds / hour)}:${minutes}:${twoDigits(seconds % minute)}`
  return `${Math.floor(seconds / day)} d ${twoDigits(Math.floor((seconds % day) / hour))}:${minutes}`
}
