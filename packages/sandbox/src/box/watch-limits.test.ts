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

function watchUntilFirstWord(watch: Pick<Watch, 'cpuMs' | 'limits'>): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const watching = watchLimits({ longestPauseMs: 10, onHit: resolve, onFault: resolve, ...watch })
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

test('a counter that cannot be read is told, not thrown into the void', async () => {
  const broken = new Error('no such file')
  const cpuMs = () => {
    throw broken
  }

  expect(await watchUntilFirstWord({ limits: testLimits, cpuMs })).toBe(broken)
})
