import { paiseOf, yearsFromDays } from '@codedojo/contract'
import { counted } from '../../lib/format/counted.ts'
import { rupees } from '../../lib/format/rupees.ts'

/** How long a purchase opens a course: "1.5 years" from 365 days on, else "180 days". Source: the specification of courses. */
export function validityWords(days: number): string {
  if (days >= yearsFromDays) return `${(days / yearsFromDays).toFixed(1)} years`
  return counted(days, 'day')
}

/** A length to plan by: "1 h 20 min", "45 min", "30 s" below a minute. */
export function lengthWords(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)}\u00a0s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}\u00a0h${rest > 0 ? ` ${rest}\u00a0min` : ''}`
}

/** The price of a course from rupees, as `rupees` writes amounts. */
export function priceWords(rupeesOfCourse: number): string {
  return rupees(paiseOf(rupeesOfCourse))
}
