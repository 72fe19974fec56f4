import { pluralize } from '../../../lib/format/pluralize.ts'
/** A greeting for the hour (0 to 23) of the user's clock. */
export function greetingAt(hour: number): string {
  if (hour < 5) return 'Good night'
  if (hour < 12) return 'Good morning'
  if (hour < 18) return 'Good afternoon'
  return 'Good evening'
}

/** The number of solved problems as a sentence; a user who has begun one is not invited to begin the first. */
export function solvedText(count: number, hasBegun = false): string {
  if (count === 0)
    return hasBegun
      ? 'Nothing solved yet.'
      : 'Nothing solved yet. The first problem is a good place to begin.'
  return `You've solved ${pluralize(count, 'problem')}!`
}
