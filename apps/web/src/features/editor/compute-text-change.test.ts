import { expect, test } from 'vitest'
import { computeTextChange } from './compute-text-change.ts'

test.each([
  ['a line more in the middle', 'one\ntwo\n', 'one\nnew\ntwo\n'],
  ['a line less', 'one\ntwo\nthree\n', 'one\nthree\n'],
  ['a letter that is there twice', 'aa', 'aaa'],
  ['letters taken out of a row of the same', 'aaaa', 'aa'],
  ['something at both ends', 'xmiddlex', 'ymiddley'],
  ['nothing any more', 'code', ''],
  ['something where nothing was', '', 'code'],
])('%s: the change makes the one of the other', (_name, before, after) => {
  const change = computeTextChange(before, after)

  expect(change && before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after)
})

test('what both share is left alone', () => {
  expect(computeTextChange('one\ntwo\n', 'one\nnew\ntwo\n')).toEqual({ from: 4, to: 4, insert: 'new\n' })
  expect(computeTextChange('same', 'same')).toBeNull()
})
