import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [59_000, 'less than a minute'],
  [60_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [60 * 60_000, '1 hour'],
  [23.9 * 3_600_000, '23 hours'],
  [-5, 'less than a minute'],
])('%i ms before the end there are %s left', (ms, words) => {
  expect(timeLeft(1_000_000 + ms, 1_000_000)).toBe(words)
})
