import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [0, '0\u00a0s'],
  [59, '59\u00a0s'],
  [89, '1\u00a0min'],
  [3599, '1\u00a0h'],
  [4800, '1\u00a0h 20\u00a0min'],
  [7200, '2\u00a0h'],
])('%i seconds of video read "%s"', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})
