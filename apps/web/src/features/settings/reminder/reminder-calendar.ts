import { type ReminderTime, utf8Bytes } from '@codedojo/contract'

/** The days of the week as calendar files name them, Monday first. Source: RFC 5545, 3.3.10. */
const dayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

interface ReminderCalendarInput extends ReminderTime {
  /** The name and the address of this installation. */
  readonly site: string
  readonly url: string
  readonly now: Date
}

/**
 * A calendar file with an event that returns each week on these days. Its times are local to the person who imports it, so it
 * needs no time zone rules. Source: RFC 5545, 3.3.5, form 1.
 */
export function reminderCalendar({ days, hour, site, url, now }: ReminderCalendarInput): string {
  const stamp = compact(now.toISOString().slice(0, 19))
  const first = firstDayOf(days, now)
  const start = `${compact(first)}T${String(hour).padStart(2, '0')}0000`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CodeDojo//Reminders//EN',
    'BEGIN:VEVENT',
    `UID:practice-${stamp}@codedojo`,
    `DTSTAMP:${stamp}Z`,
    `DTSTART:${start}`,
    'DURATION:PT30M',
    `RRULE:FREQ=WEEKLY;BYDAY=${days.map((day) => dayCodes[day - 1]).join()}`,
    `SUMMARY:${escapeText(`Practise on ${site}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Source: RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&')
}

/** Source: RFC 5545, 3.1: a line has at most 75 bytes, and continues in the next one after a blank. */
const lineBytes = 75

function fold(line: string): string {
  let bytes = 0
  let folded = ''
  for (const sign of line) {
    const more = utf8Bytes(sign)
    if (bytes + more > lineBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += sign
    bytes += more
  }
  return folded
}

function compact(text: string): string {
  return text.replace(/[-:]/g, '')
}

/** The first of these days from today on, in the browser's calendar, like 2026-11-28. */
function firstDayOf(days: readonly number[], now: Date): string {
  const dates = Array.from(
    { length: 7 },
    (_, ahead) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead),
  )
  const first = dates.find((date) => days.includes(date.getDay() === 0 ? 7 : date.getDay())) ?? now
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${first.getFullYear()}-${pad(first.getMonth() + 1)}-${pad(first.getDate())}`
}
