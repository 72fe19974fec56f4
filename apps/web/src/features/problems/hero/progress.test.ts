import { expect, test } from 'vitest'
import { sampleProblem } from '../../../testing/samples.ts'
import { greetingAt, solvedText } from './greeting.ts'
import { progressByDifficulty } from './progress.ts'

test('progress counts by difficulty what is still in the library', () => {
  const problems = [
    sampleProblem(1, { difficulty: 'easy' }),
    sampleProblem(2, { difficulty: 'easy' }),
    sampleProblem(3, { difficulty: 'hard' }),
  ]

  const progress = progressByDifficulty(problems, new Set(['problem-2', 'problem-3', 'removed']))

  expect(progress).toEqual([
    { difficulty: 'easy', solved: 1, total: 2 },
    { difficulty: 'medium', solved: 0, total: 0 },
    { difficulty: 'hard', solved: 1, total: 1 },
  ])
})

test.each([
  [3, 'Good night'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i o’clock the greeting is "%s"', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

test.each([
  [1, "You've solved 1 problem!"],
  [87, "You've solved 87 problems!"],
])('%i solved reads "%s"', (count, text) => {
  expect(solvedText(count)).toBe(text)
})

test('nothing solved is not celebrated', () => {
  expect(solvedText(0)).not.toContain('!')
})
