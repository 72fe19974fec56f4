import type { LessonRow } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleLessonRow, sampleProgress } from '../../testing/sample-course.ts'
import { missingWorkText } from './missing-work-text.ts'

const problem = (title: string, isSolved: boolean) => ({
  _id: title,
  title,
  isSolved,
  difficulty: 'easy' as const,
})
const problemList = [problem('Two Sum', false), problem('First Echo', true), problem('Widest Tank', false)]

test.each<[Partial<LessonRow>, Partial<LessonRow['progress']>, string]>([
  [{}, { missing: [] }, ''],
  [{}, { playedPercent: 42 }, 'Watch 90 % (now 42 %) or mark it'],
  [{ seconds: null }, { playedPercent: null }, 'Watch it and mark it as complete'],
  [{ kind: 'playlist' }, { playedPercent: null }, 'Watch it and mark it as complete'],
  [{ kind: 'written' }, {}, 'Read it and mark it as complete'],
  [{ problemList }, { missing: ['problems'] }, 'Solve Two Sum and Widest Tank'],
  [
    { problemList },
    { missing: ['watch', 'problems'] },
    'Watch 90 % (now 0 %) or mark it; solve Two Sum and Widest Tank',
  ],
])('a lesson %o with %o lacks "%s"', (facts, progress, words) => {
  const lesson = sampleLessonRow({ ...facts, progress: sampleProgress(progress) })

  expect(missingWorkText(lesson)).toBe(words)
})
