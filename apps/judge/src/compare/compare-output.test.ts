import type { Comparison } from '@codedojo/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareOutput } from './compare-output.ts'

const tokens: Comparison = {
  caseSensitive: true,
  spaceSensitive: false,
  floatAbsolute: null,
  floatRelative: null,
}
const anyCase = { ...tokens, caseSensitive: false }
const spaces = { ...tokens, spaceSensitive: true }
const absolute = { ...tokens, floatAbsolute: 1e-6 }
const relative = { ...tokens, floatRelative: 1e-6 }
const either = { ...tokens, floatAbsolute: 1e-6, floatRelative: 1e-6 }

function differenceOf(answer: string, output: string, comparison: Comparison, chunkBytes = 1 << 20) {
  const comparer = compareOutput(Buffer.from(answer, 'latin1'), comparison)
  const bytes = Buffer.from(output, 'latin1')
  for (let start = 0; start < bytes.length; start += chunkBytes)
    comparer.push(bytes.subarray(start, start + chunkBytes))
  return comparer.end()
}

const accepted: [string, string, string, Comparison][] = [
  ['the same bytes', '1 2\n', '1 2\n', tokens],
  ['no final newline', '1 2\n', '1 2', tokens],
  ['Windows line ends', '1\n2\n', '1\r\n2\r\n', tokens],
  ['other line structure', '1 2\n3\n', '1\n2 3', tokens],
  ['leading and trailing whitespace', '1\n', ' \t\v\f1 \n\n', tokens],
  ['nothing where nothing is asked', '', ' \n', tokens],
  ['other letter case, when it does not matter', 'Yes\n', 'yEs', anyCase],
  ['an absolute error at its bound', '1', '1.000001', absolute],
  ['a relative error at its bound', '1000000', '1000001', relative],
  ['another spelling of a number', '0.5', '.5e0', absolute],
  ['an integer printed as a float', '3', '3.0000001', absolute],
  ['minus zero for zero with a relative tolerance', '0', '-0.0', relative],
  ['a float exactly at an absolute tolerance', '0.3', '0.300001', absolute],
  ['a float exactly at an absolute tolerance below', '1000000.5', '1000000.499999', absolute],
  ['a float exactly at a relative tolerance', '0.7', '0.7000007', relative],
  ['a large float exactly at an absolute tolerance', '4503599627370497', '4503599627370497.000001', absolute],
  ['floats with exponents exactly at a tolerance', '3e-1', '300001E-6', absolute],
  ['minus at a tolerance', '-.5', '-0.499999', absolute],
  [
    'whole numbers within a relative tolerance, however long',
    '9007199254740992',
    '9007199254740993',
    relative,
  ],
  ['a word beside numbers', 'Case 1.0', 'Case 1.0000001', either],
  ['nan as the same text', 'nan', 'nan', either],
  ['the same whitespace', 'a  b\n', 'a  b\n', spaces],
  ['a float between the same whitespace', '1.0 x\n', '1.0000001 x\n', { ...spaces, floatAbsolute: 1e-6 }],
  ['a number too large for a float, as the same text', '1e999', '1e999', either],
]

const rejected: [string, string, string, Comparison][] = [
  ['a missing token', '1 2', '1', tokens],
  ['an extra token', '1', '1 2', tokens],
  ['output where none is asked', '', '0', tokens],
  ['other letter case', 'Yes', 'yes', tokens],
  ['1.0 for 1 without a tolerance', '1', '1.0', tokens],
  ['junk behind a NUL', 'world', 'world\0junk', tokens],
  ['a no-break space as a separator', '1 2', '1\xa02', tokens],
  ['a byte order mark', '1', '\xef\xbb\xbf1', tokens],
  ['letters that differ beyond ASCII', '\xc4', '\xe4', anyCase],
  ['an absolute error beyond its bound', '1', '1.0000021', absolute],
  ['a relative error beyond its bound', '1000000', '1000001.1', relative],
  ['almost zero for zero with a relative tolerance', '0', '1e-12', relative],
  ['a neighbouring large float within its rounding only', '4503599627370497', '4503599627370498.0', absolute],
  ['a large whole float off by one', '8000000000000000', '8000000000000001.0', absolute],
  ['a half for a quarter among large floats', '2251799813685249.5', '2251799813685250.0', absolute],
  ['a large number of another form', '1000000000000000128.0', '1e18', absolute],
  ['a tiny number for another with a relative tolerance', '1e-20', '5e-20', relative],
  ['a float just beyond an absolute tolerance', '0.3', '0.30000100001', absolute],
  ['a float just beyond a relative tolerance', '0.7', '0.70000070001', relative],
  ['a hexadecimal float', '10', '0x1.4p3', absolute],
  ['infinity', '1e999', 'inf', absolute],
  ['a neighbour beyond 2^53 with an absolute tolerance', '9007199254740992', '9007199254740993', absolute],
  [
    'a neighbour beyond 2^53 with none that reaches it',
    '9007199254740992',
    '9007199254740993',
    { ...tokens, floatRelative: 1e-17 },
  ],
  ['a word for a number', '1', 'one', either],
  ['nan for a number', '1', 'nan', either],
  ['inf for a number', '1', 'inf', either],
  ['a number with something behind it', '1', '1.0f', either],
  ['NaN in other letters when case matters', 'nan', 'NaN', either],
  ['a single space for two', 'a  b\n', 'a b\n', spaces],
  ['a missing final newline when spaces matter', 'a\n', 'a', spaces],
  ['a further final newline when spaces matter', 'a\n', 'a\n\n', spaces],
  ['a leading space when spaces matter', 'a\n', ' a\n', spaces],
  ['a carriage return when spaces matter', 'a\n', 'a\r\n', spaces],
  ['a tab for a space when spaces matter', 'a b', 'a\tb', spaces],
]

describe.each([1, 2, 3, 1 << 20])('in chunks of %i bytes', (chunkBytes) => {
  test.each(accepted)('%s is right', (_, answer, output, comparison) => {
    expect(differenceOf(answer, output, comparison, chunkBytes)).toBeNull()
  })

  test.each(rejected)('%s is wrong', (_, answer, output, comparison) => {
    expect(differenceOf(answer, output, comparison, chunkBytes)).not.toBeNull()
  })
})

test.each([
  [
    '1 2\n3 4\n',
    '1 2\n3 5\n',
    { line: 2, token: 2, expected: '4', actual: '5', why: 'Off by 1: too large.' },
  ],
  ['1\n2\n3\n', '1\n2\n', { line: 3, token: 1, expected: '3', actual: null }],
  ['1\n', '1\n\n7\n', { line: 3, token: 1, expected: null, actual: '7' }],
  ['x', '', { line: 1, token: 1, expected: 'x', actual: null }],
  [
    'a',
    'b\0\xff',
    {
      ...{ line: 1, token: 1, expected: 'a', actual: 'b\uFFFD\uFFFD' },
      why: 'The output has U+0000 NUL and the byte FF, which is no UTF-8.',
    },
  ],
  [
    '2',
    '\xef\xbb\xbf2',
    {
      ...{ line: 1, token: 1, expected: '2', actual: '\uFEFF2' },
      why: 'Only this differs: the output has U+FEFF byte order mark.',
    },
  ],
  [
    '2',
    '2\xc3\xa9\xe2\x28',
    {
      ...{ line: 1, token: 1, expected: '2', actual: '2é\uFFFD(' },
      why: 'The output has the byte E2, which is no UTF-8.',
    },
  ],
])('the first difference of %j and %j is told', (answer, output, difference) => {
  expect(differenceOf(answer, output, tokens)).toEqual(difference)
})

test('a difference in a problem that compares by a tolerance says so, and how far off it is', () => {
  expect(differenceOf('0.5', '0.25', either)).toMatchObject({
    byTolerance: true,
    why: 'Off by 0.25: more than this problem allows.',
  })
  expect(differenceOf('5', '7', either)).toMatchObject({ byTolerance: true, why: 'Off by 2: too large.' })
})

test('a difference in whitespace shows the whitespace', () => {
  expect(differenceOf('a  b\n', 'a b\n', spaces)).toEqual({ line: 1, token: 2, expected: '  ', actual: ' ' })
})

test('long tokens are cut to 100 characters', () => {
  const difference = differenceOf('x'.repeat(5000), 'y'.repeat(101), tokens)

  expect(difference?.expected).toBe(`${'x'.repeat(99)}…`)
  expect(difference?.actual).toBe(`${'y'.repeat(99)}…`)
})

test('how an output is cut into chunks never changes the answer', () => {
  const bytes = fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', ' ', '\n', '\r', '\0'), maxLength: 12 })
  const comparison = fc.constantFrom(tokens, anyCase, spaces, either)
  fc.assert(
    fc.property(
      bytes,
      bytes,
      bytes,
      comparison,
      fc.integer({ min: 1, max: 5 }),
      (same, right, left, how, chunk) => {
        const [answer, output] = [same + right, same + left]
        expect(differenceOf(answer, output, how, chunk)).toEqual(differenceOf(answer, output, how))
      },
    ),
  )
})
