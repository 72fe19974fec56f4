import type { Difficulty } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { findSimilarProblem } from './similar-problem.ts'

const problem = (_id: string, tags: string, difficulty: Difficulty = 'medium') => ({ _id, tags, difficulty })
const own = problem('own', 'Stack,Strings')

test.each([
  ['the one with the most tags in common', [problem('a', 'Stack'), problem('b', 'Strings,Math,Stack')], 'b'],
  ['of equals the one of the same difficulty', [problem('a', 'Stack', 'hard'), problem('b', 'Stack')], 'b'],
  ['then a more difficult one', [problem('a', 'Stack', 'easy'), problem('b', 'Stack', 'hard')], 'b'],
  ['then the first in the library', [problem('a', 'Stack'), problem('b', 'Strings')], 'a'],
  ['none without a tag in common', [problem('a', 'Math'), problem('b', '')], null],
] as const)('%s', (_, others, expected) => {
  expect(findSimilarProblem([own, ...others], new Set(['own']), 'own')?._id ?? null).toBe(expected)
})

test('a solved one is left out, and a problem that is not listed has none', () => {
  const library = [own, problem('a', 'Stack'), problem('b', 'Strings')]

  expect(findSimilarProblem(library, new Set(['own', 'a']), 'own')?._id).toBe('b')
  expect(findSimilarProblem(library, new Set(), 'closed')).toBeNull()
})
