import { expect, test } from 'vitest'
import { purchaseAgeText } from './purchase-age-text.ts'

test.each([
  ['2026-11-22T00:00:00.000Z', 'Purchased today'],
  ['2026-11-21T11:59:00.000Z', 'Purchased 1 day ago'],
  ['2026-11-05T12:00:00.000Z', 'Purchased 17 days ago'],
])('what was bought at %s reads "%s"', (at, words) => {
  expect(
    purchaseAgeText({ purchasedDate: at, paidPrice: 1499 }, Date.parse('2026-11-22T12:00:00.000Z')),
  ).toBe(words)
})

test('what an admin gave was not purchased', () => {
  const given = { purchasedDate: '2026-11-05T12:00:00.000Z', paidPrice: null }

  expect(purchaseAgeText(given, Date.parse('2026-11-22T12:00:00.000Z'))).toBe(
    'Enrolled by an admin 17 days ago',
  )
})
