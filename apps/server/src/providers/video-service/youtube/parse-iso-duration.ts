const form = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** Parses a duration such as PT1H2M3S to seconds; null if malformed, or zero, as for a live stream. Source: ISO 8601. */
export function parseIsoDuration(text: string): number | null {
  const [whole, ...parts] = form.exec(text) ?? []
  if (whole === undefined) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const sum = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  return sum > 0 ? sum : null
}
