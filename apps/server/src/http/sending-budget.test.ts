import { expect, test } from 'vitest'
import { makeSendingBudget } from './sending-budget.ts'

const limit = { atOnceBytes: 1000, bytesPerSecond: 100 }

test('somebody sends all at once, then as much as comes back, and others are not counted with them', () => {
  const budget = makeSendingBudget(limit)

  const waits = [
    budget.take('ada', 600, 0),
    budget.take('ada', 400, 0),
    budget.take('ada', 250, 0),
    budget.take('bob', 1000, 0),
    budget.take('ada', 250, 2499),
    budget.take('ada', 250, 2500),
  ]

  expect(waits).toEqual([0, 0, 3, 0, 1, 0])
})

test('a pause gives back no more than the whole', () => {
  const budget = makeSendingBudget(limit)
  budget.take('ada', 1000, 0)

  expect(budget.take('ada', 1000, 3_600_000)).toBe(0)
  expect(budget.take('ada', 100, 3_600_000)).toBe(1)
})

test('a body larger than the whole is let in when the whole is there, and is paid for afterwards', () => {
  const budget = makeSendingBudget(limit)

  expect(budget.take('ada', 3000, 0)).toBe(0)
  expect(budget.take('ada', 100, 0)).toBe(21)
})

test('what is full again is forgotten, what is not is kept', () => {
  const budget = makeSendingBudget({ atOnceBytes: 100_000, bytesPerSecond: 100 })
  budget.take('ada', 100_000, 0)
  budget.take('bob', 100, 0)

  budget.take('eve', 1, 60_000)

  expect(budget.take('ada', 100_000, 60_000)).toBe(940)
  expect(budget.take('bob', 100_000, 60_000)).toBe(0)
})
