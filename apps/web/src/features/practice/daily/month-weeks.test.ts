import { expect, test } from 'vitest'
import { monthWeeks, shiftMonth } from './month-weeks.ts'

test.each([
  { month: '2026-11', weeks: 6, first: 6, days: 30 },
  { month: '2026-02', weeks: 5, first: 6, days: 28 },
  { month: '2024-02', weeks: 5, first: 3, days: 29 },
  { month: '2021-02', weeks: 4, first: 0, days: 28 },
])(
  '$month begins at place $first of its $weeks weeks and has $days days',
  ({ month, weeks, first, days }) => {
    const cells = monthWeeks(month).flat()

    expect(monthWeeks(month)).toHaveLength(weeks)
    expect(cells.indexOf(`${month}-01`)).toBe(first)
    expect(cells.filter((day) => day !== null)).toHaveLength(days)
    expect(cells.findLast((day) => day !== null)).toBe(`${month}-${days}`)
  },
)

test('a year ends between two months', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
})
