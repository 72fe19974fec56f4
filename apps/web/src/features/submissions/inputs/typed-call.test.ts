import { expect, test } from 'vitest'
import { inputOfCall, inputOfNamedCall, readTypedCall } from './typed-call.ts'

const signature = { function: 'twoSum(nums: int[], target: int): int[]', input: 'n target\nnums[n]' }

test.each([
  ['2 9\n2 7\n', 'twoSum([2, 7], 9)', '2 9\n2 7\n'],
  ['twoSum([2, 7], 9)', 'twoSum([2, 7], 9)', '2 9\n2 7\n'],
  ['[], 9', 'twoSum([], 9)', '0 9\n\n'],
])('%j is the call %s', (text, call, input) => {
  expect(readTypedCall(text, signature)).toEqual({ call, fault: null, input })
})

test('what is no call says why, and is judged as it is', () => {
  const typed = readTypedCall('[2, 7]', signature)

  expect(typed).toEqual({ call: null, fault: 'Character 7: "," is missing here.', input: '[2, 7]' })
})

test('a whole program reads what was typed', () => {
  expect(inputOfCall('[2, 7], 9', undefined)).toBe('[2, 7], 9')
})

test.each(['greet("two words", "x")', 'greet("", "x")', 'greet("a\\nb", "x")'])(
  'a call whose values the input cannot hold is refused: %s',
  (text) => {
    const words = { function: 'greet(first: string, second: string): string', input: 'first second' }

    expect(readTypedCall(text, words)).toEqual({
      call: null,
      fault:
        'An input of this problem cannot hold one of these values, such as an empty text or one with a space.',
      input: text,
    })
  },
)

test('a whole program gets the input of a case that was typed as a call with its name, and any other text as it is', () => {
  expect(inputOfNamedCall('twoSum([2, 7], 9)', signature)).toBe('2 9\n2 7\n')
  expect(inputOfNamedCall('[2, 7], 9', signature)).toBe('[2, 7], 9')
})
