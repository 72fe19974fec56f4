import { expect, test } from 'vitest'
import {
  formatDateTime,
  formatDateTimeInSentence,
  formatDayInSentence,
  formatDayOrToday,
  formatTime,
} from './format-date.ts'

const now = new Date(2026, 10, 22, 20, 0)
const earlier = new Date(2026, 10, 18, 9, 0)

test('today begins with a capital only where it begins a sentence', () => {
  expect(formatDateTime(now, now)).toMatch(/^Today, /)
  expect(formatDateTimeInSentence(now, now)).toMatch(/^today, /)
  expect([formatDayOrToday(now, now), formatDayInSentence(now, now)]).toEqual(['Today', 'today'])
})

test('another day is written the same in both', () => {
  expect(formatDateTimeInSentence(earlier, now)).toBe(formatDateTime(earlier, now))
  expect(formatDayInSentence(earlier, now)).toBe(formatDayOrToday(earlier, now))
})

test('no time is torn from its half of the day', () => {
  expect(formatTime(earlier)).toBe('09:00\u00A0AM')
})
