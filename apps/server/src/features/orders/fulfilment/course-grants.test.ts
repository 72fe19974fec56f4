import { expect, test } from 'vitest'
import { courseAccessEnd } from './course-grants.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))

test('what is bought while a course runs is added at its end, and after its end it begins anew', () => {
  expect(courseAccessEnd([])).toBeNull()
  expect(
    courseAccessEnd([
      { grantedAt: day(1), days: 10 },
      { grantedAt: day(6), days: 5 },
    ]),
  ).toEqual(day(16))
  expect(
    courseAccessEnd([
      { grantedAt: day(1), days: 2 },
      { grantedAt: day(20), days: 5 },
    ]),
  ).toEqual(day(25))
})

test('however much is added, the end stays a time that can be written', () => {
  const grants = Array.from({ length: 100 }, () => ({ grantedAt: day(1), days: 36_500 }))

  expect(courseAccessEnd(grants)?.toISOString()).toBe('9999-01-01T00:00:00.000Z')
})
