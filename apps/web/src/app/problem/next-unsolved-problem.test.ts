import { expect, test } from 'vitest'
import { nextUnsolvedProblem } from './next-unsolved-problem.ts'

const library = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }))

test.each([
  { from: 'a', solved: ['a'], next: 'b' },
  { from: 'a', solved: ['a', 'b'], next: 'c' },
  { from: 'd', solved: ['d'], next: 'a' },
  { from: 'c', solved: ['a', 'c', 'd'], next: 'b' },
  { from: 'b', solved: ['a', 'c', 'd'], next: null },
  { from: 'hidden', solved: [], next: 'a' },
])('after $from with $solved solved comes $next', ({ from, solved, next }) => {
  expect(nextUnsolvedProblem(library, new Set(solved), from)?._id ?? null).toBe(next)
})
