import { expect, test } from 'vitest'
import { sampleProblem, sampleProgress } from '../../../testing/samples.ts'
import { findProblemToResume } from './problem-to-resume.ts'

const problems = [1, 2, 3].map((number) => sampleProblem(number))

test.each([
  {
    what: 'opened last',
    problemProgress: [
      sampleProgress(1, { lastOpenedAt: '2026-11-21T10:00:00.000Z' }),
      sampleProgress(2, { lastOpenedAt: '2026-11-22T10:00:00.000Z', lastTriedAt: null }),
    ],
    solved: [],
    number: 2,
  },
  {
    what: 'submitted to last, though another was opened since the first of these was',
    problemProgress: [
      sampleProgress(1, { lastTriedAt: '2026-11-22T12:00:00.000Z' }),
      sampleProgress(2, { lastOpenedAt: '2026-11-22T10:00:00.000Z' }),
    ],
    solved: [],
    number: 1,
  },
  {
    what: 'still unsolved',
    problemProgress: [sampleProgress(1), sampleProgress(2, { lastOpenedAt: '2026-11-22T10:00:00.000Z' })],
    solved: ['problem-2'],
    number: 1,
  },
  { what: 'still there', problemProgress: [sampleProgress(9)], solved: [], number: undefined },
  {
    what: 'really touched, not only noted',
    problemProgress: [sampleProgress(1, { lastOpenedAt: null, lastTriedAt: null, hasNote: true })],
    solved: [],
    number: undefined,
  },
])('going on leads to the problem that is $what', ({ problemProgress, solved, number }) => {
  expect(findProblemToResume(problems, new Set(solved), problemProgress)?.problem.number).toBe(number)
})
