import { expect, test } from 'vitest'
import { currentStreak, longestRun, splitIntoRuns } from './streak.ts'

const never = new Set<string>()
const samoa = new Set(['2011-12-30'])

test.each([
  ['no day', [], '2026-03-10', never, 0, 0],
  ['today', ['2026-03-10'], '2026-03-10', never, 1, 1],
  ['yesterday', ['2026-03-09'], '2026-03-10', never, 1, 1],
  ['the day before yesterday', ['2026-03-08'], '2026-03-10', never, 0, 1],
  ['three in a row', ['2026-03-08', '2026-03-09', '2026-03-10'], '2026-03-10', never, 3, 3],
  ['a gap before', ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-10'], '2026-03-10', never, 1, 3],
  ['the end of a leap February', ['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01', never, 3, 3],
  ['the turn of the year', ['2025-12-31', '2026-01-01'], '2026-01-01', never, 2, 2],
  ['a date that never was', ['2011-12-29', '2011-12-31'], '2011-12-31', samoa, 2, 2],
  ['yesterday but for a date that never was', ['2011-12-29'], '2011-12-31', samoa, 1, 1],
  ['a gap beside a date that never was', ['2011-12-28', '2011-12-31'], '2011-12-31', samoa, 1, 1],
])('%s', (_, counted, today, skipped, streak, longest) => {
  const runs = splitIntoRuns(counted, skipped)

  expect([currentStreak(runs, today, skipped), longestRun(runs)]).toEqual([streak, longest])
})
