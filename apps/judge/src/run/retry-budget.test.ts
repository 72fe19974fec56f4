import { expect, test } from 'vitest'
import { makeRetryBudget, retryBudgetMs } from './retry-budget.ts'

test('retries run one at a time, and each is charged what it really used', async () => {
  const budget = makeRetryBudget(100)
  const events: string[] = []
  const firstEnds = Promise.withResolvers<void>()

  const first = budget.spend(async (leftMs) => {
    events.push(`first has ${leftMs}`)
    await firstEnds.promise
    events.push('first ends')
    return { result: 'a', usedMs: 30 }
  })
  const second = budget.spend(async (leftMs) => {
    events.push(`second has ${leftMs}`)
    return { result: 'b', usedMs: 0 }
  })
  const third = budget.spend(async (leftMs) => ({ result: leftMs, usedMs: 0 }))
  firstEnds.resolve()

  expect(await Promise.all([first, second, third])).toEqual(['a', 'b', 70])
  expect(events).toEqual(['first has 100', 'first ends', 'second has 70'])
})

test('a retry that fails keeps nobody waiting', async () => {
  const budget = makeRetryBudget(100)

  const failing = budget.spend(() => Promise.reject(new Error('The sandbox failed.')))
  const next = budget.spend(async (leftMs) => ({ result: leftMs, usedMs: 0 }))

  await expect(failing).rejects.toThrow('The sandbox failed.')
  expect(await next).toBe(100)
})

test.each([
  [1000, 60_000],
  [10_000, 90_000],
  [20_000, 180_000],
])('programs with a limit of %i ms share %i ms of real time for retries', (timeMs, expectedMs) => {
  expect(retryBudgetMs({ timeMs })).toBe(expectedMs)
})
