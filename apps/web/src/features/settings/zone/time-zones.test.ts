import { timeZoneSchema } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { allZones, matchingZones, offsetWords, zoneWords } from './time-zones.ts'

test('every zone that is offered is one that the contract takes as it is', () => {
  const zones = allZones()

  expect(zones).toContain('Asia/Kolkata')
  expect(zones).toContain('UTC')
  expect(zones.filter((zone) => timeZoneSchema.safeParse(zone).data !== zone)).toEqual([])
})

test.each([
  ['kolk', 'Asia/Kolkata'],
  ['new york', 'America/New_York'],
  ['india standard', 'Asia/Kolkata'],
  ['europe berl', 'Europe/Berlin'],
])('"%s" finds %s', (wanted, zone) => {
  expect(matchingZones(allZones(), wanted)).toContain(zone)
})

test.each([
  ['東京', 'Asia/Tokyo'],
  ['北京', 'Asia/Shanghai'],
  ['中国', 'Asia/Shanghai'],
  ['Beijing', 'Asia/Shanghai'],
  ['China', 'Asia/Shanghai'],
  ['mumbai', 'Asia/Kolkata'],
  ['भारत', 'Asia/Kolkata'],
  ['대한민국', 'Asia/Seoul'],
  ['san francisco', 'America/Los_Angeles'],
  ['bangkok', 'Asia/Bangkok'],
])('"%s" offers %s first', (wanted, zone) => {
  expect(matchingZones(allZones(), wanted)[0]).toBe(zone)
})

test('names come before countries, and those before what people call their time', () => {
  const found = matchingZones(allZones(), 'india')

  expect(found[0]).toContain('Indiana')
  expect(found).toContain('Asia/Kolkata')
  expect(matchingZones(allZones(), 'china')).toContain('Asia/Bangkok')
})

test.each([
  ['Asia/Kolkata', '2026-01-15T12:00:00Z', 'UTC+05:30'],
  ['Europe/Berlin', '2026-01-15T12:00:00Z', 'UTC+01:00'],
  ['Europe/Berlin', '2026-07-15T12:00:00Z', 'UTC+02:00'],
  ['UTC', '2026-07-15T12:00:00Z', 'UTC+00:00'],
])('%s at %s is %s', (zone, at, words) => {
  expect(offsetWords(zone, new Date(at))).toBe(words)
})

test('names read as words', () => {
  expect(zoneWords('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
})
