import { expect, test } from 'vitest'
import { readPageNumber } from './read-page-number.ts'

test.each([
  ['page=3', 3],
  ['page=1000000', 1_000_000],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  // The server refuses it.
  ['page=1000001', 1],
])('an address with "%s" shows page %i', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(page)
})
