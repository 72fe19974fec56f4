import type { DayReason } from '@codedojo/contract'

const hourMs = 3_600_000

/** Why the day counts or does not, with the submission that decided. */
export function reasonSentence({ counts, submissions }: DayReason, isToday: boolean): string {
  const first = submissions.find(({ status }) => status === 'Accepted')
  if (counts && first)
    return `It counts: “${first.problemTitle}” was Accepted, submitted at ${first.localTime}.`
  if (counts) return 'It counts: a submission of this day was Accepted.'
  if (submissions.some(({ status }) => status === 'In Queue' || status === 'Judging'))
    return 'A submission of this day is still being judged. If it is Accepted, the day counts.'
  const open = isToday ? ' Today is not over: one Accepted submission makes it count.' : ''
  return submissions.length === 0
    ? `Nothing was submitted on this day.${open}`
    : `Nothing that was submitted on this day was Accepted.${open}`
}

/** Said where the clocks, or a change of zone, made the day shorter or longer; null for one of 24 hours. */
export function dayLengthNote({ startsAt, endsAt, zones }: DayReason): string | null {
  const hours = (Date.parse(endsAt) - Date.parse(startsAt)) / hourMs
  if (hours === 24) return null
  const cause = zones.length > 1 ? 'the time zone changed' : 'the clocks changed'
  return `It had ${Number(hours.toFixed(2))} hours, because ${cause}.`
}
