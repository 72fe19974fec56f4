import { paiseOf, yearsFromDays } from '@codedojo/contract'
import { formatRupees } from '../../lib/format/format-rupees.ts'
import { pluralize } from '../../lib/format/pluralize.ts'

/**
 * For how long a purchase gives access to a course: "1.5 years" from 365 days on, else "180 days". Source: the specification of
 * courses.
 */
export function validityText(days: number): string {
  if (days >= yearsFromDays) return `${(days / yearsFromDays).toFixed(1)} years`
  return pluralize(days, 'day')
}

/** The price of a course, given in rupees, in the format of `formatRupees`. */
export function coursePriceText(rupeesOfCourse: number): string {
  return formatRupees(paiseOf(rupeesOfCourse))
}
