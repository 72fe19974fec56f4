import { expect, test } from 'vitest'
import { formatDateTimeRange, formatFullDateTime } from './format-full-date-time.ts'

const year = /2026/g

test('a day that both ends share is said once', () => {
  expect(formatDateTimeRange('2026-11-23T10:00:00', '2026-11-23T11:30:00').match(year)).toHaveLength(1)
  expect(formatDateTimeRange('2026-11-23T10:00:00', '2026-11-25T11:30:00').match(year)).toHaveLength(2)
})

test('no time is torn from its half of the day', () => {
  expect(formatFullDateTime('2026-11-23T15:01:00')).toContain('3:01\u00A0PM')
  expect(formatDateTimeRange('2026-11-23T10:00:00', '2026-11-25T11:30:00')).toMatch(
    /10:00\u00A0AM.*11:30\u00A0AM/,
  )
})
