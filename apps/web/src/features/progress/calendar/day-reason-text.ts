import type { DayReason } from '@codedojo/contract'

const hourMs = 3_600_000

/** Why the day counts or not, with the decisive submission. */
export function reasonSentence({ counts, submissions, zones }: DayReason, isToday: boolean): string {
  if (zones.length === 0) return 'Your clock went over this date, so it never was. It breaks no streak.'
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

/**
 * The time zones of the day, and its length if daylight saving or a zone change made it differ from 24 hours.
 * Returns null if the day never existed.
 */
export function zonesNote(reason: DayReason): string | null {
  const { zones } = reason
  if (zones.length === 0) return null
  const named = `${zones.length === 1 ? 'Time zone' : 'Time zones'} of this day: ${zones.join(', then ')}.`
  return `${named}${dayLengthNote(reason)}`
}

function dayLengthNote({ startsAt, endsAt, zones }: DayReason): string {
  const hours = (Date.parse(endsAt) - Date.parse(startsAt)) / hourMs
  if (hours === 24) return ''
  const cause = zones.length > 1 ? 'the time zone changed' : 'the clocks changed'
  return ` It had ${Number(hours.toFixed(2))} hours, because ${cause}.`
}
