import { paiseOf, yearsFromDays } from '@codedojo/contract'
import { counted } from '../../lib/format/counted.ts'
import { rupees } from '../../lib/format/rupees.ts'

/**
 * For how long a purchase gives access to a course: "1.5 years" from 365 days on, else "180 days". Source: the specification of
 * courses.
 */
export function validityWords(days: number): string {
  if (days >= yearsFromDays) return `${(days / yearsFromDays).toFixed(1)} years`
  return counted(days, 'day')
}

/** The price of a course, given in rupees, in the format of `rupees`. */
export function priceWords(rupeesOfCourse: number): string {
  return rupees(paiseOf(rupeesOfCourse))
}
