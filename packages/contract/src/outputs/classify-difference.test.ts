import { expect, test } from 'vitest'
import { classifyDifference } from './classify-difference.ts'

test.each([
  ['same', '1 2\n3\n', '1 2\n3'],
  ['only-whitespace', '1  2\n3', '1 2\n3'],
  ['only-whitespace', '1 2 3', '1 2\n3'],
  ['only-whitespace', '1 2 \n3', '1 2\n3'],
  ['only-whitespace', 'Hello,Ada!', 'Hello, Ada!'],
  ['only-whitespace', '1 2 3', '12 3'],
  ['only-case', 'yes\nNo', 'YES\nNO'],
  ['only-unseen', '1\u200B 2', '1 2'],
  ['only-lookalikes', '\uFF13', '3'],
  ['only-lookalikes', '\u22123', '-3'],
  ['only-unseen', '3\u2026\u200B', '3\u2026'],
  ['only-broken', '2\uFFFD', '2'],
  ['different-value', '3\uFFFD', '2'],
  ['different-value', '0.3333333\n2', '0.333333333\n2'],
  ['different-value', '1000003', '1000000'],
  ['other-order', '3 1 2', '1 2 3'],
  ['other-order', 'b\na', 'a\nb'],
  ['missing-lines', '1\n3', '1\n2\n3'],
  ['missing-lines', '', '1'],
  ['extra-lines', 'Enter n:\n1\n2', '1\n2'],
  ['different-value', '1 4\n2', '1 5\n2'],
  ['different-value', '1 2', '1 2 3'],
])('names the difference %s', (word, actual, expected) => {
  expect(classifyDifference({ actual, expected, byTolerance: false })).toBe(word)
})

test.each([
  ['within-tolerance', '0.3333333\n2', '0.333333333\n2'],
  ['within-tolerance', '1000000.5', '1000000'],
  ['different-value', '5000001', '5000000'],
  ['different-value', '9007199254740993', '9007199254740992'],
  ['different-value', '0.34', '0.33'],
])('where numbers are compared by a tolerance: %s', (word, actual, expected) => {
  expect(classifyDifference({ actual, expected, byTolerance: true })).toBe(word)
})

test('a nearly right number beside a wrong word is a different value', () => {
  expect(classifyDifference({ actual: '0.3333333 yes', expected: '0.333333333 no', byTolerance: true })).toBe(
    'different-value',
  )
})
