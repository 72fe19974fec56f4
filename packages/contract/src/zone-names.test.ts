import { expect, test } from 'vitest'
import { currentZoneName } from './zone-names.ts'

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['asia/calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Berlin', 'Europe/Berlin'],
])('%s is called %s today', (name, current) => {
  expect(currentZoneName(name)).toBe(current)
})

test('every zone that the runtime names has a name of today with the same clock', () => {
  const moments = [0, 9, 18].map((quarters) => new Date(Date.UTC(2020, 3 * quarters)))
  const clock = (timeZone: string) => {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    return moments.map((at) => format.format(at))
  }

  const zones = Intl.supportedValuesOf('timeZone')

  expect(zones.map((zone) => clock(currentZoneName(zone)))).toEqual(zones.map(clock))
})
