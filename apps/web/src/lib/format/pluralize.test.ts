import { expect, test } from 'vitest'
import { formatCount, pluralize, pluralNoun, shownRangeText } from './pluralize.ts'

test.each([
  [{ first: 1, count: 1, total: 1 }, 'Showing 1 to 1 of 1 order'],
  [{ first: 21, count: 20, total: 1312 }, 'Showing 21 to 40 of 1,312 orders'],
])('%o is said: %s', (shown, words) => {
  expect(shownRangeText(shown, 'order')).toBe(words)
})

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [1312, '1,312 days'],
])('%i is said: %s', (count, words) => {
  expect(pluralize(count, 'day')).toBe(words)
})

test('a word that takes more than an s is given for several', () => {
  expect([1, 2].map((count) => pluralize(count, 'match', 'matches'))).toEqual(['1 match', '2 matches'])
  expect([0, 1].map((count) => pluralNoun(count, 'is', 'are'))).toEqual(['are', 'is'])
})

test('thousands are separated in one way, whatever the language of the browser', () => {
  expect([999, 1312, 1_234_567].map(formatCount)).toEqual(['999', '1,312', '1,234,567'])
})
