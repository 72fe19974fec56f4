import { expect, test } from 'vitest'
import { sampleProblem } from '../../testing/samples.ts'
import { libraryStepsOf } from './library-steps.ts'

const problems = [
  sampleProblem(1, { tags: 'Array' }),
  sampleProblem(2, { tags: 'Math' }),
  sampleProblem(3, { tags: 'Array' }),
]
const standing = {
  ...{ problems, solved: new Set<string>(), problemId: 'problem-1' },
  ...{ isInPlan: false, hidesTags: false },
}

function stepsOf(change: Partial<typeof standing>) {
  return libraryStepsOf({ ...standing, ...change }).map(({ label, problem }) => `${label}: ${problem._id}`)
}

test.each([
  ['outside of a plan', {}, ['Next problem: problem-2', 'Similar: problem-3']],
  ['where the similar one is the next', { solved: new Set(['problem-2']) }, ['Next problem: problem-3']],
  ['in interview mode', { hidesTags: true }, ['Next problem: problem-2']],
  ['within a plan, whose next problem is the one next step', { isInPlan: true }, []],
])('%s', (_, change, steps) => {
  expect(stepsOf(change)).toEqual(steps)
})
