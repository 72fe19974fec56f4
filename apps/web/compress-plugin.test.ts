import { expect, test } from 'vitest'
import { placeNames } from './chunks.ts'
import { isWaitedFor } from './compress-plugin.ts'

test('what most people wait for is compressed, wherever its name comes from', () => {
  expect([...placeNames]).toEqual(
    expect.arrayContaining(['frame', 'first', 'text', 'practice', 'panels', 'kit']),
  )
  for (const name of placeNames) expect(isWaitedFor(`assets/${name}-D-E2dV_e.js`), name).toBe(true)
  expect(isWaitedFor('assets/first-DafxzoCk.css')).toBe(true)
})

test.each(['phone-scoreboard', 'phone-cases', 'sign-in-ways', 'contract', 'shared', 'home-page'])(
  'a file that only begins like one of these (%s) is left to the server',
  (name) => {
    expect(isWaitedFor(`assets/${name}-DXYXbmOW.js`)).toBe(false)
  },
)
