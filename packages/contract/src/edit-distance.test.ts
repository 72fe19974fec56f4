import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['settings', 'setings', 1],
  ['orders', 'ordres', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('from %j to %j it takes %d slips', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips)
})
