import { expect, test } from 'vitest'
import { practiceLevelOf } from './practice-level.ts'

const counts = (easy: number, medium = 0, hard = 0) => ({ easy, medium, hard })

test.each([
  ['nothing solved and no answer', counts(0), null, 'beginner'],
  ['nothing solved and never programmed', counts(0), 'none', 'beginner'],
  ['nothing solved and programmed a little', counts(0), 'some', 'beginner'],
  ['nothing solved and programmed much', counts(0), 'much', 'regular'],
  ['fourteen easy ones', counts(14), 'none', 'beginner'],
  ['fifteen easy ones', counts(15), 'none', 'regular'],
  ['two medium ones', counts(3, 2), 'none', 'beginner'],
  ['three that are not easy', counts(0, 2, 1), 'none', 'regular'],
  ['nine hard ones', counts(0, 0, 9), 'much', 'regular'],
  ['ten hard ones', counts(0, 0, 10), 'none', 'advanced'],
] as const)('%s', (_, solved, experience, level) => {
  expect(practiceLevelOf(solved, experience)).toBe(level)
})
