import type { StudyPlan } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { samplePlan } from '../../testing/samples.ts'
import { findNextPlanProblem } from './next-plan-problem.ts'

/** A plan with problems in two sections; names starting with `+` are solved. */
function plan(names: readonly string[], startedAt: string | null = '2026-11-01T00:00:00.000Z'): StudyPlan {
  const problems = names.map((name, at) => ({
    ...{ problemId: name.replace('+', ''), number: at + 1, title: name, tags: '' },
    ...({ difficulty: 'easy', isSolved: name.startsWith('+') } as const),
  }))
  const sections = [
    { title: 'One', problems: problems.slice(0, 2) },
    { title: 'Two', problems: problems.slice(2) },
  ]
  const counts = { total: names.length, solved: 0, next: null }
  return { ...samplePlan('plan', { ...counts, startedAt }), sections }
}

test.each<[string, StudyPlan[], string | null]>([
  ['the next unsolved one, over sections', [plan(['a', 'here', '+b', 'c'])], 'c'],
  ['behind the end what was left out before', [plan(['a', '+b', '+here'])], 'a'],
  ['nothing where all others are solved', [plan(['+a', 'here'])], null],
  ['nothing of a plan without the problem', [plan(['a', 'b'])], null],
  ['nothing of a plan that was not started', [plan(['here', 'b'], null)], null],
  [
    'that of the plan that was started last',
    [plan(['here', 'old']), plan(['here', 'new'], '2026-11-09T00:00:00.000Z')],
    'new',
  ],
  [
    'that of an earlier plan where the last one is finished',
    [plan(['here', 'old']), plan(['here', '+new'], '2026-11-09T00:00:00.000Z')],
    'old',
  ],
])('after a problem comes %s', (_, plans, expected) => {
  expect(findNextPlanProblem(plans, 'here')?.problemId ?? null).toBe(expected)
})
