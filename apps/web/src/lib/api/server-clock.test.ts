import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onClockChange, serverNow, syncServerClock } from './server-clock.ts'

const device = Date.parse('2026-11-26T05:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: device })
})
afterEach(() => {
  syncServerClock(new Date().toUTCString())
  vi.useRealTimers()
})

test.each([
  ['a day behind', 'Fri, 27 Nov 2026 05:00:00 GMT', 86_400_000],
  ['a day ahead', 'Wed, 25 Nov 2026 05:00:00 GMT', -86_400_000],
  ['some seconds off', 'Thu, 26 Nov 2026 05:00:40 GMT', 0],
  ['not told', null, 0],
  ['told as nonsense', 'yesterday', 0],
])('a clock that is %s is corrected by what the server says', (_name, date, off) => {
  syncServerClock(date)

  expect(serverNow() - device).toBe(off)
})

test('what shows the time hears of it once, and again when the clock is set right', () => {
  const heard = vi.fn()
  const stop = onClockChange(heard)

  syncServerClock('Fri, 27 Nov 2026 05:00:00 GMT')
  syncServerClock('Fri, 27 Nov 2026 05:00:02 GMT')
  syncServerClock('Thu, 26 Nov 2026 05:00:00 GMT')
  stop()
  syncServerClock('Fri, 27 Nov 2026 05:00:00 GMT')

  expect(heard).toHaveBeenCalledTimes(2)
})
