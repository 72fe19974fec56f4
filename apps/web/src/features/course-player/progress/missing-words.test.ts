import { expect, test } from 'vitest'
import { sampleRow } from '../testing/sample-content.ts'
import { missingWords } from './missing-words.ts'

const problem = (title: string, isSolved: boolean) => ({
  _id: title,
  title,
  isSolved,
  difficulty: 'easy' as const,
})
const { progress } = sampleRow(1)

test('what is missing names the share that was played and the problems that are unsolved', () => {
  const lesson = sampleRow(1, {
    kind: 'upload',
    problemList: [problem('Two Sum', false), problem('First Echo', true), problem('Widest Tank', false)],
    progress: { ...progress, playedPercent: 42, missing: ['watch', 'problems'] },
  })

  expect(missingWords(lesson)).toBe('Watch 90 % (now 42 %) or mark it; solve Two Sum and Widest Tank')
})

test.each([
  ['written', 'Read it and mark it as complete'],
  ['playlist', 'Watch it and mark it as complete'],
] as const)('a lesson of kind %s has to be marked', (kind, words) => {
  expect(missingWords(sampleRow(1, { kind }))).toBe(words)
})

test('nothing is missing of a lesson that is complete', () => {
  expect(missingWords(sampleRow(1, { progress: { ...progress, isComplete: true, missing: [] } }))).toBe('')
})
