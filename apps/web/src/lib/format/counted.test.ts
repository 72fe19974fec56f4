import { expect, test } from 'vitest'
import { counted, shownWords } from './counted.ts'

test.each([
  [{ first: 1, count: 1, total: 1 }, 'Showing 1 to 1 of 1 order'],
  [{ first: 21, count: 20, total: 1312 }, 'Showing 21 to 40 of 1,312 orders'],
])('%o is said: %s', (shown, words) => {
  expect(shownWords(shown, 'order')).toBe(words)
})

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1312, '1,312 days'],
])('%i is said: %s', (count, words) => {
  expect(counted(count, 'day')).toBe(words)
})
