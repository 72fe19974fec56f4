import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is asked for often happens at once, and then once at the end of each time', () => {
  const act = vi.fn()
  using turn = throttle(1000, act)

  turn.ask()
  expect(act).toHaveBeenCalledTimes(1)
  turn.ask()
  turn.ask()
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(2)
  turn.ask()
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(5000)
  expect(act).toHaveBeenCalledTimes(3)
  turn.ask()
  expect(act).toHaveBeenCalledTimes(4)
})

test('once disposed of it does nothing any more', () => {
  const act = vi.fn()
  const turn = throttle(1000, act)
  turn.ask()
  turn.ask()

  turn[Symbol.dispose]()
  turn.ask()
  vi.advanceTimersByTime(5000)

  expect(act).toHaveBeenCalledTimes(1)
})
