import { expect, test } from 'vitest'
import { kindsToTry } from './kinds-to-try.ts'
import { learnInputModel } from './learn-input-model.ts'

test.each([
  ['a list of numbers', ['3\n5 6 700\n', '1\n9\n', '2\n4 4\n'], ['largest', 'extreme', 'equal', 'sorted']],
  ['small numbers', ['3\n1 2 3\n', '1\n9\n', '2\n4 4\n'], ['largest', 'equal', 'sorted']],
  ['one number', ['3\n', '1000\n', '2\n'], ['extreme']],
  ['one short word', ['abc\n', 'b\n', 'ca\n'], ['one letter']],
  [
    'a graph',
    ['3 2\n1 2\n2 3\n', '2 1\n1 2\n', '4 3\n1 4\n4 2\n3 1\n'],
    ['largest', 'equal', 'sorted', 'chain'],
  ],
])('of %s, the kinds are named that its inputs have', (_, inputs, kinds) => {
  expect(kindsToTry(learnInputModel(inputs))).toEqual(kinds)
})
