import { expect, test } from 'vitest'
import { chunkNames } from './chunks.ts'
import { isPrecompressed } from './compress-plugin.ts'

test('what most people wait for is compressed, wherever its name comes from', () => {
  expect([...chunkNames]).toEqual(
    expect.arrayContaining(['frame', 'first', 'text', 'practice', 'panels', 'kit']),
  )
  for (const name of chunkNames) expect(isPrecompressed(`assets/${name}-D-E2dV_e.js`), name).toBe(true)
  expect(isPrecompressed('assets/first-DafxzoCk.css')).toBe(true)
})

test.each(['phone-scoreboard', 'phone-cases', 'sign-in-ways', 'contract', 'shared', 'home-page'])(
  'a file that only begins like one of these (%s) is left to the server',
  (name) => {
    expect(isPrecompressed(`assets/${name}-DXYXbmOW.js`)).toBe(false)
  },
)
