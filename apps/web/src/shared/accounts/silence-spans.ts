import { dateWordsWithin } from '../../lib/format/date-text.ts'

/** For how long an admin can keep somebody from writing in rooms. */
export const silenceSpans = [
  { minutes: 60, text: '1 hour' },
  { minutes: 24 * 60, text: '1 day' },
  { minutes: 7 * 24 * 60, text: '1 week' },
] as const

/** What is said once that has changed; null: they may write. */
export function silenceWords(name: string, until: string | null): string {
  if (until === null) return `${name} may write in rooms again.`
  return `${name} may not write in rooms until ${dateWordsWithin(new Date(until))}.`
}
