import { expect, test } from 'vitest'
import { remainingContentText } from './left-text.ts'

test.each([
  ['', 0, ''],
  ['Read.', 0, 'The notes of the lesson are still here.'],
  ['', 2, 'The problems of the lesson are still here.'],
  ['Read.', 1, 'The notes and problems of the lesson are still here.'],
])('with the notes "%s" and %i problems: "%s"', (notes, problems, words) => {
  expect(remainingContentText({ notes, problems })).toBe(words)
})
