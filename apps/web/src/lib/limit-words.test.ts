import { expect, test } from 'vitest'
import { acceptanceWords, memoryLimitWords, timeLimitWords } from './limit-words.ts'

test.each([
  [1000, '1 s'],
  [2500, '2.5 s'],
  [300, '300 ms'],
  [12_000, '12 s'],
])('a limit of %i ms reads %s', (timeMs, words) => {
  expect(timeLimitWords(timeMs)).toBe(words)
})

test('memory is shown in MB', () => {
  expect(memoryLimitWords(256 * 1024)).toBe('256 MB')
  expect(memoryLimitWords(1536)).toBe('1.5 MB')
})

test('acceptance is a share, and a dash before the first submission', () => {
  expect(acceptanceWords(13, 25)).toBe('52.0 % accepted')
  expect(acceptanceWords(0, 0)).toBe('— accepted')
})
