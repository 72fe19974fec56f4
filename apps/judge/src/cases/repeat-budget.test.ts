import { expect, test } from 'vitest'
import { makeRepeatBudget } from './repeat-budget.ts'

test('repeats share one amount of time, and what one did not need is there for the next', () => {
  const budget = makeRepeatBudget(100)

  const first = budget.reserve(70)
  const second = budget.reserve(70)
  const third = budget.reserve(70)
  budget.giveBack(50)
  const fourth = budget.reserve(70)

  expect([first, second, third, fourth]).toEqual([70, 30, 0, 50])
})
