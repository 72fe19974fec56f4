import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testLimits } from '../testing/test-box.ts'
import { nextPauseMs, type Watch, watchLimits } from './watch-limits.ts'

test.each([
  [2000, 1000],
  [10, 5],
  [3, 5],
  [0, 5],
])('with %i ms left the next look is after %i ms', (leftMs, pauseMs) => {
  expect(nextPauseMs(leftMs)).toBe(pauseMs)
})

/** Values of a program that does nothing. */
const quiet = { cpuMs: () => 0, wantsToRun: () => false, longestPauseMs: 10, pausedMs: () => 0 }

function watchUntilFirstWord(watch: Pick<Watch, 'limits'> & Partial<Watch>): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const watching = watchLimits({ ...quiet, onHit: resolve, onFault: resolve, ...watch })
  return promise.finally(() => watching[Symbol.dispose]())
}

test('the first limit that is passed is told', async () => {
  let lookCount = 0
  const growing = () => 100 * lookCount++

  expect(await watchUntilFirstWord({ limits: { ...testLimits, cpuMs: 250 }, cpuMs: growing })).toBe('cpu')
  expect(await watchUntilFirstWord({ limits: { ...testLimits, wallMs: 30 }, cpuMs: () => 0 })).toBe('wall')
  expect(lookCount).toBe(4)
})

test('a program that waits is ended early, one that computes is not', async () => {
  const limits = { ...testLimits, idleMs: 30, wallMs: 5000, cpuMs: 400 }
  const startedAt = performance.now()
  const halfOfACore = () => (performance.now() - startedAt) / 2

  expect(await watchUntilFirstWord({ limits, cpuMs: () => 0 })).toBe('wall')
  expect(await watchUntilFirstWord({ limits, cpuMs: halfOfACore })).toBe('cpu')
})

test('a program that waits for its turn among many is not taken for one that waits for nothing', async () => {
  const limits = { ...testLimits, idleMs: 30, wallMs: 700 }
  const startedAt = performance.now()

  expect(await watchUntilFirstWord({ limits, wantsToRun: () => true })).toBe('wall')
  expect(performance.now() - startedAt).toBeGreaterThan(650)
})

test('a counter that cannot be read is told, not thrown into the void', async () => {
  const broken = new Error('no such file')
  const cpuMs = () => {
    throw broken
  }

  expect(await watchUntilFirstWord({ limits: testLimits, cpuMs })).toBe(broken)
})

/** Blocks this process. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test('a program that ended while this process stood still has hit no limit', async () => {
  const hits: unknown[] = []
  const limits = { ...testLimits, wallMs: 1500, idleMs: 1500 }
  const onHit = (limit: unknown) => hits.push(limit)
  const watching = watchLimits({ ...quiet, limits, onHit, onFault: onHit })
  const ended = readFile(import.meta.filename).then(() => watching[Symbol.dispose]())

  standStill(2000)
  await ended
  await sleep(1600)

  expect(hits).toEqual([])
})

test('the time in which this process stood still is waited for once more, and no longer', async () => {
  const hits: unknown[] = []
  const limits = { ...testLimits, wallMs: 500 }
  const onHit = (limit: unknown) => hits.push(limit)
  using _ = watchLimits({ ...quiet, limits, onHit, onFault: onHit })

  standStill(1500)
  await sleep(1)
  expect(hits).toEqual([])

  await expect.poll(() => hits).toEqual(['wall'])
})

test('it is waited for also when it ended before the limit', async () => {
  const hits: unknown[] = []
  const limits = { ...testLimits, wallMs: 1500 }
  const onHit = (limit: unknown) => hits.push(limit)
  using watching = watchLimits({ ...quiet, limits, onHit, onFault: onHit })

  standStill(1300)
  await sleep(400)

  expect(hits).toEqual([])
  expect(watching.stoodStillMs()).toBeGreaterThan(900)
  await expect.poll(() => hits).toEqual(['wall'])
})

test('time for which the program is paused counts for nothing', async () => {
  const startedAt = performance.now()
  const hits: unknown[] = []
  const onHit = (limit: unknown) => hits.push(limit)
  const pausedMs = () => Math.min(600, performance.now() - startedAt)
  using _ = watchLimits({
    ...{ ...quiet, limits: { ...testLimits, wallMs: 300, idleMs: 100 }, pausedMs },
    ...{ wantsToRun: () => true, onHit, onFault: onHit },
  })

  await expect.poll(() => hits).toEqual(['wall'])
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(900)
})
