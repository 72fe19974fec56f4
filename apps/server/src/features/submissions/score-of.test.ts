import { expect, test } from 'vitest'
import { scoreOf } from './judge-answer.ts'

const group = (name: string, title: string) => ({
  ...{ name, title, points: 50, requires: [], groups: [] },
  ...({ rule: 'all', counts: 'all', stops: true } as const),
})
const outcome = {
  score: 50,
  maxScore: 100,
  subtasks: ['secret/01', 'secret/02-large-n', 'secret/03'].map((name) => ({
    ...{ name, points: 0, of: 50, status: null, failedCase: null },
  })),
}

test('subtasks are called what their author calls them now, or by the name of their folder', () => {
  const scoring = { ...group('secret', ''), groups: [group('secret/01', '<b>n</b> is small')] }

  const { score } = scoreOf(outcome, scoring)

  expect(score).toMatchObject({ points: 50, of: 100 })
  expect(score?.subtasks.map(({ title }) => title)).toEqual(['<b>n</b> is small', 'large n', 'Subtask 3'])
})

test('a pass-fail submission has no score', () => {
  expect(scoreOf({}, null)).toEqual({})
})
