import { expect, test } from 'vitest'
import { formatTimeUntil } from './format-time-until.ts'

test.each([
  { seconds: 5 * 3600 + 12 * 60 + 59, words: '5\u00A0h 12\u00A0min' },
  { seconds: 24 * 3600, words: '24\u00A0h 0\u00A0min' },
  { seconds: 3599, words: '59\u00A0min' },
  { seconds: 59, words: 'less than a minute' },
  { seconds: -30, words: 'less than a minute' },
])('$seconds seconds are "$words"', ({ seconds, words }) => {
  const now = Date.parse('2026-11-22T10:00:00Z')

  expect(formatTimeUntil(new Date(now + seconds * 1000).toISOString(), now)).toBe(words)
})
