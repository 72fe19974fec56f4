/** A rough duration: "1 h 20 min", "45 min", "30 s" below a minute. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)}\u00a0s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}\u00a0h${rest > 0 ? ` ${rest}\u00a0min` : ''}`
}
