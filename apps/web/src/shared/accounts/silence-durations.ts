import { formatDateTimeInSentence } from '../../lib/format/format-date.ts'

/** For how long an admin can silence somebody, that is, keep them from writing in the rooms. */
export const silenceDurations = [
  { minutes: 60, text: '1 hour' },
  { minutes: 24 * 60, text: '1 day' },
  { minutes: 7 * 24 * 60, text: '1 week' },
] as const

/** The message after a silence was changed; `until` is null if the person may write again. */
export function silenceText(name: string, until: string | null): string {
  if (until === null) return `${name} may write in rooms again.`
  return `${name} may not write in rooms until ${formatDateTimeInSentence(new Date(until))}.`
}
