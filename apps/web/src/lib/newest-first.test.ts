import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

test('the latest time stands first, and what has none last', () => {
  const times = ['2026-11-02T08:00:00.000Z', '', '2026-11-22T08:00:00.000Z', '2026-11-22T08:00:00.001Z']

  expect(times.toSorted(newestFirst)).toEqual([times[3], times[2], times[0], ''])
})
