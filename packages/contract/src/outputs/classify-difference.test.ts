import { expect, test } from 'vitest'
import { classifyDifference } from './classify-difference.ts'

test.each([
  ['same', '1 2\n3\n', '1 2\n3'],
  ['only-whitespace', '1  2\n3', '1 2\n3'],
  ['only-whitespace', '1 2 3', '1 2\n3'],
  ['only-whitespace', '1 2 \n3', '1 2\n3'],
  ['only-case', 'yes\nNo', 'YES\nNO'],
  ['within-tolerance', '0.3333333\n2', '0.333333333\n2'],
  ['within-tolerance', '1000000.5', '1000000'],
  ['different-value', '1000003', '1000000'],
  ['other-order', '3 1 2', '1 2 3'],
  ['other-order', 'b\na', 'a\nb'],
  ['missing-lines', '1\n3', '1\n2\n3'],
  ['missing-lines', '', '1'],
  ['extra-lines', 'Enter n:\n1\n2', '1\n2'],
  ['different-value', '1 4\n2', '1 5\n2'],
  ['different-value', '1 2', '1 2 3'],
])('names the difference %s', (word, actual, expected) => {
  expect(classifyDifference(actual, expected)).toBe(word)
})

test('a nearly right number beside a wrong word is a different value', () => {
  expect(classifyDifference('0.3333333 yes', '0.333333333 no')).toBe('different-value')
})
