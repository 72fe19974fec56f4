import { expect, test } from 'vitest'
import { nextDelayMs } from './restart-delay.ts'

test.each([
  ['the first death', null, 10, 200],
  ['a death soon after the last start', 200, 500, 400],
  ['one death after the other', 1600, 500, 2000],
  ['a death after a long healthy life', 2000, 20_000, 200],
])('%s waits its time', (_, previousMs, livedMs, expected) => {
  expect(nextDelayMs(previousMs, livedMs)).toBe(expected)
})
