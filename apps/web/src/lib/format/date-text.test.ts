import { expect, test } from 'vitest'
import { dateWords, dateWordsWithin, dayWords, dayWordsWithin, timeWords } from './date-text.ts'

const now = new Date(2026, 10, 22, 20, 0)
const earlier = new Date(2026, 10, 18, 9, 0)

test('today begins with a capital only where it begins a sentence', () => {
  expect(dateWords(now, now)).toMatch(/^Today, /)
  expect(dateWordsWithin(now, now)).toMatch(/^today, /)
  expect([dayWords(now, now), dayWordsWithin(now, now)]).toEqual(['Today', 'today'])
})

test('another day is written the same in both', () => {
  expect(dateWordsWithin(earlier, now)).toBe(dateWords(earlier, now))
  expect(dayWordsWithin(earlier, now)).toBe(dayWords(earlier, now))
})

test('no time is torn from its half of the day', () => {
  expect(timeWords(earlier)).toBe('09:00\u00A0AM')
})
