import { pluralize } from '../../../lib/format/pluralize.ts'
/** A greeting for the hour of the day (0 to 23) on the visitor's clock. */
export function greetingAt(hour: number): string {
  if (hour < 5) return 'Good night'
  if (hour < 12) return 'Good morning'
  if (hour < 18) return 'Good afternoon'
  return 'Good evening'
}

/** The sentence with the number of solved problems; who has begun one is not sent to the first. */
export function solvedText(count: number, hasBegun = false): string {
  if (count === 0)
    return hasBegun
      ? 'Nothing solved yet.'
      : 'Nothing solved yet. The first problem is a good place to begin.'
  return `You've solved ${pluralize(count, 'problem')}!`
}
