import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type OrderedWork, runInOrder } from './run-in-order.ts'

interface Step {
  readonly ms: number
  readonly isLast?: boolean
  readonly fails?: boolean
}

function workOf(steps: readonly Step[], width: number) {
  const started: number[] = []
  const aborted: number[] = []
  const reported: number[] = []
  const work: OrderedWork<number> = {
    count: steps.length,
    width,
    run: async (index, signal) => {
      started.push(index)
      await sleep(steps[index]?.ms ?? 0, undefined, { signal }).catch((error) => {
        aborted.push(index)
        throw error
      })
      if (steps[index]?.fails) throw new Error(`step ${index} failed`)
      return index
    },
    isLast: (index) => steps[index]?.isLast === true,
    onResult: (index) => reported.push(index),
  }
  return { work, started, aborted, reported }
}

test('results keep their order though later work ends first', async () => {
  const { work, reported } = workOf([{ ms: 40 }, { ms: 1 }, { ms: 1 }, { ms: 20 }], 4)

  expect(await runInOrder(work)).toEqual([0, 1, 2, 3])
  expect(reported).toEqual([0, 1, 2, 3])
})

test('nothing after the last result counts, and what was started beyond it is aborted', async () => {
  const { work, started, aborted } = workOf([{ ms: 1 }, { ms: 30, isLast: true }, { ms: 5000 }, { ms: 1 }], 2)

  expect(await runInOrder(work)).toEqual([0, 1])
  expect(started).toEqual([0, 1, 2])
  expect(aborted).toEqual([2])
})

test('an early last result waits for the ones before it', async () => {
  const { work } = workOf([{ ms: 60 }, { ms: 1, isLast: true }, { ms: 1 }], 3)

  expect(await runInOrder(work)).toEqual([0, 1])
})

test('of two last results the first in order counts', async () => {
  const { work } = workOf([{ ms: 40, isLast: true }, { ms: 1, isLast: true }, { ms: 1 }], 2)

  expect(await runInOrder(work)).toEqual([0])
})

test('a failure ends everything and is what the caller sees', async () => {
  const { work, aborted } = workOf([{ ms: 5000 }, { ms: 5, fails: true }, { ms: 1 }], 2)

  await expect(runInOrder(work)).rejects.toThrow('step 1 failed')
  expect(aborted).toEqual([0])
})

test('a failure beyond the last result does not count', async () => {
  const { work } = workOf(
    [
      { ms: 1, isLast: true },
      { ms: 20, fails: true },
    ],
    2,
  )

  expect(await runInOrder(work)).toEqual([0])
})

test('never more than the given number run at once', async () => {
  let running = 0
  let most = 0
  const results = await runInOrder({
    count: 9,
    width: 3,
    run: async (index) => {
      most = Math.max(most, ++running)
      await sleep(3)
      running--
      return index
    },
    isLast: () => false,
    onResult: () => {},
  })

  expect(results).toHaveLength(9)
  expect(most).toBe(3)
})

test('the caller can abort it all', async () => {
  const { work } = workOf([{ ms: 5000 }, { ms: 5000 }], 1)
  const controller = new AbortController()
  setTimeout(() => controller.abort(new Error('enough')), 10)

  await expect(runInOrder(work, controller.signal)).rejects.toThrow()
})
