import { expect, test } from 'vitest'
import { formatClock } from './format-clock.ts'

test.each([
  [0, '0:00'],
  [-1, '0:00'],
  [59.9, '0:59'],
  [872, '14:32'],
  [3599, '59:59'],
  [3725, '1:02:05'],
  [36_000, '10:00:00'],
])('%d seconds read "%s"', (seconds, words) => {
  expect(formatClock(seconds)).toBe(words)
})
