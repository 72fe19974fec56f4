/** The time left until a moment: "5 h 12 min", "12 min", or "less than a minute". Spaces before units do not break. */
export function formatTimeUntil(endsAt: string, now: number): string {
  const minutes = Math.floor((Date.parse(endsAt) - now) / 60_000)
  if (minutes < 1) return 'less than a minute'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes}\u00A0min` : `${hours}\u00A0h ${minutes % 60}\u00A0min`
}
