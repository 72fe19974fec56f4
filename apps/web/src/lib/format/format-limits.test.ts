import { expect, test } from 'vitest'
import { formatAcceptance, formatMemoryLimit, formatTimeLimit } from './format-limits.ts'

test.each([
  [1000, '1\u00a0s'],
  [2500, '2.5\u00a0s'],
  [300, '300\u00a0ms'],
  [12_000, '12\u00a0s'],
])('a limit of %i ms reads %s', (timeMs, words) => {
  expect(formatTimeLimit(timeMs)).toBe(words)
})

test('memory is shown in MB', () => {
  expect(formatMemoryLimit(256 * 1024)).toBe('256\u00a0MB')
  expect(formatMemoryLimit(1536)).toBe('1.5\u00a0MB')
})

test('acceptance is a share, and a dash before the first submission', () => {
  expect(formatAcceptance(13, 25)).toBe('52.0\u00a0% accepted')
  expect(formatAcceptance(0, 0)).toBe('— accepted')
})
