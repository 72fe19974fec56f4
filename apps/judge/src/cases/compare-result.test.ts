import { requireSignature } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { compareResult } from './compare-result.ts'

const usual = {
  caseSensitive: true,
  spaceSensitive: false,
  floatAbsolute: null,
  floatRelative: null,
} as const

interface Compared {
  readonly type: string
  readonly output?: string
  readonly comparison?: typeof usual | { readonly floatAbsolute: number }
}

function isRight(result: string, answer: string, { type, output, comparison = usual }: Compared): boolean {
  const texts = { function: `f(n: int): ${type}`, input: 'n', ...(output !== undefined && { output }) }
  const difference = compareResult({
    result: Buffer.from(result),
    answer: Buffer.from(answer),
    comparison: { ...usual, ...comparison },
    signature: requireSignature(texts),
  })
  return difference === null
}

const matrix = { type: 'int[][]', output: 'k\nresult{k}[*]' } as const

test.each([
  ['the same rows', '2\n0 30\n40 60\n', '2\n0 30\n40 60\n', matrix, true],
  ['values that belong to another row', '2\n0 30 40\n60\n', '2\n0 30\n40 60\n', matrix, false],
  ['an empty row behind all values', '2\n0 30 40 60\n\n', '2\n0 30\n40 60\n', matrix, false],
  ['blanks and line ends that only the file has', '1 2 3\n', ' 1  2 3 \n\n', { type: 'int[]' }, true],
  ['an empty list', '\n', '', { type: 'int[]' }, true],
  ['another number', '1 2 4\n', '1 2 3\n', { type: 'int[]' }, false],
  [
    'a float within the tolerance',
    '0.5000001\n',
    '0.5\n',
    { type: 'float', comparison: { floatAbsolute: 1e-6 } },
    true,
  ],
  ['a text', 'right\n', 'right\n', { type: 'string' }, true],
  ['a text whose file has no line end', 'right\n', 'right', { type: 'string' }, true],
  ['a text behind blanks', '  right\n', 'right\n', { type: 'string' }, false],
  ['a text before a line end', 'right\n\n', 'right\n', { type: 'string' }, false],
  ['a text before a tab', 'right\t\n', 'right\n', { type: 'string' }, false],
] as const)('%s', (_, result, answer, compared, right) => {
  expect(isRight(result, answer, compared)).toBe(right)
})
