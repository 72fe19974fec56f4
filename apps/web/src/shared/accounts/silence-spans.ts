import { dateWordsWithin } from '../../lib/format/date-text.ts'

/** For how long an admin can mute somebody in the rooms. */
export const silenceSpans = [
  { minutes: 60, text: '1 hour' },
  { minutes: 24 * 60, text: '1 day' },
  { minutes: 7 * 24 * 60, text: '1 week' },
] as const

/** The message after a mute was changed; null: the person may write again. */
export function silenceWords(name: string, until: string | null): string {
  if (until === null) return `${name} may write in rooms again.`
  return `${name} may not write in rooms until ${dateWordsWithin(new Date(until))}.`
}
