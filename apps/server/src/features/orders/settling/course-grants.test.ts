import { expect, test } from 'vitest'
import { endOfGrants } from './course-grants.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))

test('what is bought while a course runs is added at its end, and after its end it begins anew', () => {
  expect(endOfGrants([])).toBeNull()
  expect(
    endOfGrants([
      { grantedAt: day(1), days: 10 },
      { grantedAt: day(6), days: 5 },
    ]),
  ).toEqual(day(16))
  expect(
    endOfGrants([
      { grantedAt: day(1), days: 2 },
      { grantedAt: day(20), days: 5 },
    ]),
  ).toEqual(day(25))
})
