/** "21 November 2026", in a time zone. */
export function dayText(time: Date, zone: string): string {
  return time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone })
}
