import { expect, test } from 'vitest'
import { sampleProblem } from '../../../testing/samples.ts'
import { similarProblems } from './similar-problems.ts'

const problems = [
  sampleProblem(1, { title: 'Merge Two Lists' }),
  sampleProblem(2, { title: 'Merge Overlapping Intervals' }),
  sampleProblem(3, { title: 'Balanced Brackets' }),
]

test.each([
  ['/problem/merge-interval', [2, 1]],
  ['/problem/Merge%20intervals', [2, 1]],
  ['/brackets', [3]],
  ['/of-a-to', []],
  ['/%', []],
  ['/', []],
])('near %s lie the problems %j', (pathname, numbers) => {
  expect(similarProblems(pathname, problems).map((problem) => problem.number)).toEqual(numbers)
})
