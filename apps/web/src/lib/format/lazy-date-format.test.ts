import { expect, test, vi } from 'vitest'
import { lazyDateFormat } from './lazy-date-format.ts'

test('a form of dates is made when the first is written, and once', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat')
  const year = lazyDateFormat({ year: 'numeric', timeZone: 'UTC' })

  expect(make).not.toHaveBeenCalled()
  expect([year(new Date('2026-11-23T00:00:00Z')), year(0)]).toEqual(['2026', '1970'])
  expect(make).toHaveBeenCalledOnce()
})
