import { expect, test } from 'vitest'
import { coursePriceText, validityText } from './course-text.ts'

test.each([
  [1, '1 day'],
  [364, '364 days'],
  [365, '1.0 years'],
  [548, '1.5 years'],
  [3650, '10.0 years'],
])('%i days of access read "%s"', (days, words) => {
  expect(validityText(days)).toBe(words)
})

test('a price has both decimals and its groups', () => {
  expect(coursePriceText(1499.5)).toBe('₹1,499.50')
})
