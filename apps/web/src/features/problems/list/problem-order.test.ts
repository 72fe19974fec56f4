import { expect, test } from 'vitest'
import { nothingHidden } from '../../../shared/problems/hidden-facts.ts'
import { sampleProblem, sampleProgress } from '../../../testing/samples.ts'
import { listedProblems } from './listed-problem.ts'
import {
  formatOrder,
  libraryOrder,
  parseOrder,
  sortKeys,
  sortProblems,
  withKnownOrder,
} from './problem-order.ts'

const problems = listedProblems({
  problems: [
    sampleProblem(1, { title: 'beta', difficulty: 'hard', acceptedCount: 1, submittedCount: 2 }),
    sampleProblem(2, { title: 'Alpha', difficulty: 'easy' }),
    sampleProblem(3, { title: 'Step 10', difficulty: 'medium', acceptedCount: 3, submittedCount: 4 }),
    sampleProblem(4, { title: 'Step 9', difficulty: 'easy', acceptedCount: 0, submittedCount: 9 }),
  ],
  solved: new Set(),
  problemProgress: [
    sampleProgress(4, { lastTriedAt: '2026-11-22T10:00:00.000Z' }),
    sampleProgress(1, { lastTriedAt: '2026-11-21T10:00:00.000Z' }),
    sampleProgress(2, { lastTriedAt: null }),
  ],
  hidden: nothingHidden,
})

const numbersBy = (name: string) => sortProblems(problems, parseOrder(name)).map(({ number }) => number)

test.each([
  { name: 'number', numbers: [1, 2, 3, 4] },
  { name: 'number-down', numbers: [4, 3, 2, 1] },
  { name: 'title', numbers: [2, 1, 4, 3] },
  { name: 'difficulty', numbers: [2, 4, 3, 1] },
  { name: 'difficulty-down', numbers: [1, 3, 2, 4] },
  { name: 'acceptance', numbers: [4, 1, 3, 2] },
  { name: 'acceptance-down', numbers: [3, 1, 4, 2] },
  { name: 'tried', numbers: [1, 4, 2, 3] },
  { name: 'tried-down', numbers: [4, 1, 2, 3] },
])('ordered by $name the problems are $numbers', ({ name, numbers }) => {
  expect(numbersBy(name)).toEqual(numbers)
})

test('every order has a name that gives it back, and nonsense is the order of the library', () => {
  const orders = sortKeys.flatMap((by) => [true, false].map((isDown) => ({ by, isDown })))

  expect(orders.map((order) => parseOrder(formatOrder(order)))).toEqual(orders)
  expect(parseOrder('luck')).toEqual(libraryOrder)
  expect(parseOrder(null)).toEqual(libraryOrder)
})

test('nobody can order by what is hidden', () => {
  const hidden = { difficulty: true, tags: true }

  expect(withKnownOrder({ by: 'acceptance', isDown: true }, hidden)).toEqual(libraryOrder)
  expect(withKnownOrder({ by: 'tried', isDown: true }, hidden).by).toBe('tried')
  expect(withKnownOrder({ by: 'difficulty', isDown: true }, nothingHidden).by).toBe('difficulty')
})
