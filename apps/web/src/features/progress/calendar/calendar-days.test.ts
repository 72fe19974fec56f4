import { expect, test } from 'vitest'
import { daysUpTo, groupByWeek, heatLevel, monthSpans, splitIntoRows } from './calendar-days.ts'

const figures = { today: '2026-03-02', days: [{ day: '2026-02-28', submissions: 3, accepted: 1 }] }

test('the days end today and name those without a submission, too', () => {
  const days = daysUpTo(figures, 4)

  expect(days).toEqual([
    { day: '2026-02-27', submissions: 0, accepted: 0 },
    { day: '2026-02-28', submissions: 3, accepted: 1 },
    { day: '2026-03-01', submissions: 0, accepted: 0 },
    { day: '2026-03-02', submissions: 0, accepted: 0 },
  ])
})

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [40, 2],
])('a day with %i submissions has shade %i', (submissions, shade) => {
  expect(heatLevel({ submissions })).toBe(shade)
})

test('rows are full from the end', () => {
  const rows = splitIntoRows(daysUpTo(figures, 5), 2)

  expect(rows.map((row) => row.map(({ day }) => day.slice(-2)))).toEqual([['26'], ['27', '28'], ['01', '02']])
})

test('weeks are columns that begin on Monday', () => {
  const rows = groupByWeek(daysUpTo(figures, 9))

  expect(rows).toHaveLength(7)
  expect(rows.map((row) => row.map((day) => day?.day ?? null))).toEqual([
    [null, '2026-02-23', '2026-03-02'],
    [null, '2026-02-24', null],
    [null, '2026-02-25', null],
    [null, '2026-02-26', null],
    [null, '2026-02-27', null],
    [null, '2026-02-28', null],
    ['2026-02-22', '2026-03-01', null],
  ])
})

test('a week belongs to the month in which it begins', () => {
  expect(monthSpans(groupByWeek(daysUpTo(figures, 9)))).toEqual([
    { month: '2026-02', weeks: 2 },
    { month: '2026-03', weeks: 1 },
  ])
})
