import { expect, test } from 'vitest'
import { findVerdict, verdicts } from './vocabulary.ts'

test.each(verdicts)('the verdict in "The C++ solution got %s on hidden case 2" is found', (verdict) => {
  expect(findVerdict(`The C++ solution got ${verdict} on hidden case 2 (1 of 3 passed).`)).toBe(verdict)
  expect(findVerdict(`what does ${verdict.toLowerCase()} mean?`)).toBe(verdict)
})

test('a text without a verdict names none', () => {
  expect(findVerdict('It was judged.')).toBeNull()
})
