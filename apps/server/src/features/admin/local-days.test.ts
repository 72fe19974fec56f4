import { expect, test } from 'vitest'
import { lastLocalDays } from './local-days.ts'

test('the last days end with today and touch each other', () => {
  const days = lastLocalDays(3, new Date(2026, 2, 1, 0, 30))

  expect(days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(days.map(({ to }) => to).slice(0, -1)).toEqual(days.map(({ from }) => from).slice(1))
  expect(days.at(-1)?.from).toEqual(new Date(2026, 2, 1))
})

test('a day on which the clocks change has the hours that it has', () => {
  const before = process.env.TZ
  process.env.TZ = 'Europe/Berlin'
  try {
    const [day] = lastLocalDays(1, new Date('2026-10-25T12:00:00Z'))

    expect(day?.from.toISOString()).toBe('2026-10-24T22:00:00.000Z')
    expect(day?.to.toISOString()).toBe('2026-10-25T23:00:00.000Z')
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})
