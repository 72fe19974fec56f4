import { expect, test } from 'vitest'
import { watchFaults } from './fault-watch.ts'

const broken = () => Promise.reject(new Error('broken'))
const fine = () => Promise.resolve()

test('a judge fails from the second fault in a row until a job ends without one', async () => {
  const watch = watchFaults()
  const seen: boolean[] = []

  for (const job of [broken, fine, broken, broken, fine]) {
    await watch.track(job).catch(() => null)
    seen.push(watch.isFailing())
  }

  expect(seen).toEqual([false, false, false, true, false])
})

test('faults of long ago say nothing, and a fault stays a throw', async () => {
  let now = 0
  const watch = watchFaults(() => now)
  await expect(watch.track(broken)).rejects.toThrow('broken')
  await expect(watch.track(broken)).rejects.toThrow('broken')

  now = 61_000

  expect(watch.isFailing()).toBe(false)
})
