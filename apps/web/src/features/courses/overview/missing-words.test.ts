import type { LessonRow } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleLessonRow, sampleProgress } from '../../../testing/sample-course.ts'
import { missingWords } from './missing-words.ts'

test.each<[Partial<LessonRow>, Partial<LessonRow['progress']>, string]>([
  [{}, { missing: [] }, ''],
  [{}, { playedPercent: 42 }, 'Watch 90 % of it (42 % so far) or mark it'],
  [{ seconds: null }, { playedPercent: null }, 'Watch it and mark it as complete'],
  [{ kind: 'written' }, {}, 'Read it and mark it as complete'],
  [{}, { missing: ['problems'] }, 'Solve its problems'],
  [{}, { missing: ['watch', 'problems'] }, 'Watch 90 % of it (0 % so far) or mark it; solve its problems'],
])('a lesson %o with %o lacks "%s"', (facts, progress, words) => {
  const lesson = sampleLessonRow({ ...facts, progress: sampleProgress(progress) })

  expect(missingWords(lesson)).toBe(words)
})
