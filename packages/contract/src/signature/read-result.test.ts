import { expect, test } from 'vitest'
import { resultInCutText, resultInText } from './read-result.ts'
import { requireSignature } from './signature.ts'
import { differenceOfResults, differencePlace } from './value-difference.ts'

const signatureOf = (returns: string, output?: string) =>
  requireSignature({ function: `f(a: int): ${returns}`, input: 'a', output })

test.each([
  ['int', undefined, '5\n', '5'],
  ['bool', 'result as yes/no', 'no\n', 'false'],
  ['string', undefined, 'two words\n', '"two words"'],
  ['string', 'result or none', 'none\n', '""'],
  ['int[]', undefined, '1 2  3 \n', '[1, 2, 3]'],
  ['int[]', 'result[*] or none', 'none\n', '[]'],
  ['int[]', undefined, '\n', '[]'],
  ['int[]', 'n\nresult[n]', '2\n7 8\n', '[7, 8]'],
  ['float[]', 'result{*}', '0.5\n1e-9\n', '[0.5, 1e-9]'],
  ['string[]', 'n\nresult{n}', '2\nan owl\n\n', '["an owl", ""]'],
  ['int[][]', undefined, '1 2\n\n3\n', '[[1, 2], [], [3]]'],
  ['TreeNode', undefined, '3 9 20 null null 15 7\n', '[3, 9, 20, null, null, 15, 7]'],
  ['ListNode', undefined, '1 2\n', '[1, 2]'],
])('of the type %s as %j, %j is %s', (returns, output, text, shown) => {
  expect(resultInText(signatureOf(returns, output), text)).toBe(shown)
})

test('the nodes of a printed list are shown in their order', () => {
  const signature = requireSignature({
    function: 'f(head: ListNode): ListNode',
    input: 'n h\nhead[n] from h',
    output: 'h\nresult[n] from h',
  })

  expect(resultInText(signature, '5\n3 4 0 1 2\n')).toBe('[5, 2, 4, 1, 3]')
})

test.each([
  ['int', 'x\n'],
  ['int', '1 2\n'],
  ['int[]', '1\n2\n'],
  ['bool', 'maybe\n'],
])('what is no %s is shown as it was printed: %j', (returns, text) => {
  expect(resultInText(signatureOf(returns), text)).toBeNull()
})

test('a result that was cut is shown to where it is certain', () => {
  expect(resultInCutText(signatureOf('int[]'), '1 2 34')).toBe('[1, 2, …')
  expect(resultInCutText(signatureOf('int[][]'), '1 2\n3 4 5')).toBe('[[1, 2], [3, 4, …')
  expect(resultInCutText(signatureOf('string'), 'abc')).toBeNull()
})

test.each([
  ['int', '5', '6', 'The returned value differs', '5', '6'],
  ['int[]', '0 1', '1 0', 'The returned list differs at position 0', '0', '1'],
  ['int[]', '0 1', '0', 'The returned list differs at position 1', '1', null],
  ['int[]', '0', '0 4', 'The returned list differs at position 1', null, '4'],
  ['int[][]', '1 2\n3 4', '1 2\n3 5', 'The returned list of lists differs at row 1, position 1', '4', '5'],
  ['int[][]', '1 2', '1 2\n3', 'The returned list of lists differs at position 1', null, '[3]'],
  ['string[]', 'a b', 'a c', 'The returned list differs at position 1', '"b"', '"c"'],
  ['string[]', 'YES b', 'yes c', 'The returned list differs at position 1', '"b"', '"c"'],
  ['string[]', 'YES b', 'yes b', 'The returned list differs at position 0', '"YES"', '"yes"'],
  [
    'float[]',
    '0.333333 2.0',
    '0.3333333333333333 3.0',
    'The returned list differs at position 1',
    '2.0',
    '3.0',
  ],
  ['float[]', '1000000 0', '1000001 0.5', 'The returned list differs at position 1', '0', '0.5'],
  ['float[]', '0.333333 2.0', '0.3333333333333333', 'The returned list differs at position 1', '2.0', null],
  ['float[]', '1.5 2', '1.5', 'The returned list differs at position 1', '2', null],
])('of the type %s, %j and %j differ: %s', (returns, expected, returned, place, wanted, got) => {
  const signature = signatureOf(returns)

  const difference = differenceOfResults(signature, { expected, returned })

  expect(difference && differencePlace(difference, signature)).toBe(place)
  expect([difference?.expected, difference?.returned]).toEqual([wanted, got])
})

test('a linked list that is printed by links begins with the node that is named before it, which may be none', () => {
  const signature = requireSignature({
    function: 'flip(head: ListNode): ListNode',
    input: 'n h\nhead[n] from h',
    output: 'h\nresult[n] from h',
  })

  expect(resultInText(signature, '2\n4 1 5 3 0\n')).toBe('[2, 1, 4, 3, 5]')
  expect(resultInText(signature, '0\n0 0 0\n')).toBe('[]')
  expect(resultInText(signature, '1\n0 0\n')).toBe('[1]')
})
