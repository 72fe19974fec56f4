/** Time until a moment in hours and minutes, "5 h 12 min", "12 min"; below a minute "less than a minute". No figure is torn from its unit. */
export function untilWords(endsAt: string, now: number): string {
  const minutes = Math.floor((Date.parse(endsAt) - now) / 60_000)
  if (minutes < 1) return 'less than a minute'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes}\u00A0min` : `${hours}\u00A0h ${minutes % 60}\u00A0min`
}
