import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoxCgroup } from '../cgroup/box-cgroup.ts'
import { makeIdlePrograms } from '../idle-programs.ts'
import { makeRecentUse } from '../recent-use.ts'
import { makeWaitingQueue } from '../waiting-queue.ts'
import { useSlot } from './slot-use.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** One slot, and a log of the pause and resume calls per group. */
function makeSlots() {
  const told: string[] = []
  const group: { -readonly [Key in 'canPause' | 'pause' | 'resume']: BoxCgroup[Key] } = {
    canPause: true,
    pause: () => void told.push('pause'),
    resume: () => void told.push('go on'),
  }
  const accounts = makeRecentUse()
  const shared = { slots: makeWaitingQueue([1], { accounts }), idle: makeIdlePrograms(), group }
  const faults: unknown[] = []
  const use = (claimant: string) => useSlot({ ...shared, claimant, onFault: (cause) => faults.push(cause) })
  return { told, faults, use, accounts, idle: shared.idle, slots: shared.slots, group }
}

async function beginAndPause(made: ReturnType<typeof makeSlots>) {
  const long = made.use('long')
  expect(await long.granted).toBe(true)
  vi.advanceTimersByTime(600)
  const short = made.use('short')
  expect(await short.granted).toBe(true)
  expect(long.isPaused()).toBe(true)
  return { long, short }
}

test('a paused program goes on in its next turn, and its pause is counted', async () => {
  const made = makeSlots()
  const { long, short } = await beginAndPause(made)
  vi.advanceTimersByTime(300)

  short.end()
  await vi.advanceTimersByTimeAsync(100)

  expect(made.told).toEqual(['pause', 'go on'])
  expect(long.isPaused()).toBe(false)
  expect(long.pausedMs()).toBeGreaterThanOrEqual(300)
  expect(made.idle.programs()).toBe(0)
  long.end()
})

test('what has ended just when it was paused is let go on, without a turn, and holds nothing', async () => {
  const made = makeSlots()
  const { long, short } = await beginAndPause(made)

  long.end()

  expect(made.told).toEqual(['pause', 'go on'])
  expect(made.idle.programs()).toBe(0)
  short.end()
  expect(await made.use('next').granted).toBe(true)
})

test('a turn that has just begun is not interrupted until it is a long one', async () => {
  const made = makeSlots()
  const long = made.use('long')
  await long.granted
  made.use('short')

  vi.advanceTimersByTime(150)
  long.reportIdleness(false)
  expect(made.told).toEqual([])

  vi.advanceTimersByTime(50)
  expect(made.told).toEqual(['pause'])
})

test('a program that goes on is interrupted sooner than one that begins', async () => {
  const made = makeSlots()
  const { long, short } = await beginAndPause(made)
  short.end()
  await vi.advanceTimersByTimeAsync(100)
  expect(long.isPaused()).toBe(false)

  made.use('another')

  expect(long.isPaused()).toBe(true)
  long.end()
})

test('whoever has used more than half as much does not interrupt', async () => {
  const made = makeSlots()
  const other = made.use('other')
  await other.granted
  vi.advanceTimersByTime(1000)
  other.end()
  const long = made.use('long')
  await long.granted
  vi.advanceTimersByTime(1000)

  made.use('other')

  expect(made.told).toEqual([])
})

test('a program that does nothing leaves its slot to a newcomer and is not paused', async () => {
  const made = makeSlots()
  const asleep = made.use('asleep')
  await asleep.granted
  vi.advanceTimersByTime(300)
  asleep.reportIdleness(true)

  const newcomer = made.use('newcomer')

  expect(await newcomer.granted).toBe(true)
  expect(made.told).toEqual([])
  newcomer.end()
  asleep.end()
})

test('whoever gets a slot after a long wait gives way soon when somebody waits who has used less', async () => {
  const made = makeSlots()
  made.accounts.expect('long', 5000)
  const before = made.use('before')
  await before.granted
  const long = made.use('long')
  vi.advanceTimersByTime(60_000)
  const short = made.use('short')
  before.end()
  expect(await long.granted).toBe(true)

  vi.advanceTimersByTime(150)
  expect(long.isPaused()).toBe(false)
  vi.advanceTimersByTime(50)

  expect(long.isPaused()).toBe(true)
  expect(await short.granted).toBe(true)
  short.end()
  long.end()
})

test('what is looked at after its end is not paused any more', async () => {
  const made = makeSlots()
  const long = made.use('long')
  await long.granted
  vi.advanceTimersByTime(600)
  made.use('short')
  long.end()
  const told = [...made.told]

  long.reportIdleness(false)

  expect(made.told).toEqual(told)
})

test('a program that is over is not paused, whoever comes', async () => {
  const made = makeSlots()
  const long = made.use('long')
  await long.granted
  made.use('short')
  long.end()

  vi.advanceTimersByTime(1000)

  expect(made.told).toEqual([])
})

test('a program that cannot be told to go on is a fault', async () => {
  const made = makeSlots()
  const { short } = await beginAndPause(made)
  made.group.resume = () => {
    throw new Error('no such group')
  }

  short.end()
  await vi.advanceTimersByTimeAsync(100)

  expect(made.faults).toEqual([new Error('no such group')])
})
