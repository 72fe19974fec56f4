import { expect, test } from 'vitest'
import { counted } from '../../lib/format/counted.ts'
import { lengthWords, priceWords, validityWords } from './course-words.ts'

test.each([
  [1, '1 day'],
  [364, '364 days'],
  [365, '1.0 years'],
  [548, '1.5 years'],
  [3650, '10.0 years'],
])('%i days of access read "%s"', (days, words) => {
  expect(validityWords(days)).toBe(words)
})

test.each([
  [0, '0\u00a0s'],
  [59, '59\u00a0s'],
  [89, '1\u00a0min'],
  [3599, '1\u00a0h'],
  [4800, '1\u00a0h 20\u00a0min'],
  [7200, '2\u00a0h'],
])('%i seconds of video read "%s"', (seconds, words) => {
  expect(lengthWords(seconds)).toBe(words)
})

test('a price has both decimals and its groups', () => {
  expect(priceWords(1499.5)).toBe('₹1,499.50')
})

test('one lesson is no plural', () => {
  expect([counted(0, 'lesson'), counted(1, 'lesson'), counted(1200, 'lesson')]).toEqual([
    '0 lessons',
    '1 lesson',
    '1,200 lessons',
  ])
})
