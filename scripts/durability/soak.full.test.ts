import { expect, test } from 'vitest'
import { soak } from './soak.ts'

test.each([11, 12, 13, 14, 15])(
  'a thousand submissions survive the kills of seed %i',
  async (seed) => {
    const { faults, kills } = await soak({ submissions: 1000, seed, lanes: 8, say: console.log })

    expect(faults).toEqual([])
    expect(Object.values(kills).every((count) => count > 0)).toBe(true)
  },
  7_200_000,
)
