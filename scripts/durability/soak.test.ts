import { expect, test } from 'vitest'
import { soak } from './soak.ts'

test('a hundred submissions survive a judge, a server and a database that are killed again and again', async () => {
  const { faults, kills } = await soak({
    submissions: 100,
    seed: 1,
    lanes: 4,
    leastJudged: 6,
    say: console.log,
  })

  expect(faults).toEqual([])
  expect(Object.values(kills).every((count) => count > 0)).toBe(true)
}, 1_200_000)
