import { expect, test } from 'vitest'
import { codeChangeText, differenceNotices } from './difference-text.ts'

const attempt = { _id: 'a', language: 'cpp', problemId: 'p' } as const

test.each([
  [{ _id: 'b' }, []],
  [{ _id: 'a' }, ['Both sides are the same attempt. Choose another one for either side.']],
  [{ _id: 'b', language: 'python' }, ['C++ on the one side, Python on the other: few lines can meet.']],
  [{ _id: 'b', problemId: 'q' }, ['These are attempts at two different problems.']],
] as const)('beside an attempt with %o stand the notices %j', (change, notices) => {
  expect(differenceNotices(attempt, { ...attempt, ...change })).toEqual(notices)
})

test.each([
  [{ removed: 0, added: 0 }, false, 'The code is the same.'],
  [{ removed: 0, added: 0 }, true, 'The code is the same but for white space.'],
  [{ removed: 1, added: 3 }, false, '1 line removed, 3 added'],
])('%o is told as a sentence', (counts, ignoresSpace, words) => {
  expect(codeChangeText(counts, ignoresSpace)).toBe(words)
})
