import { expect, test } from 'vitest'
import { type MarkedLine, markDifferences } from './mark-differences.ts'

const marked = (lines: readonly MarkedLine[]) =>
  lines.map((line) => line.marks.map((mark) => line.text.slice(mark.from, mark.to)))

test('only the values that differ are marked, and a line that both share stays plain', () => {
  const outputs = markDifferences('1 4\n4 5\n15 18\n', '1 5\n7 12\n15 18\n')

  expect(marked(outputs.actual)).toEqual([['4'], ['4', '5'], []])
  expect(marked(outputs.expected)).toEqual([['5'], ['7', '12'], []])
  expect(outputs.first).toEqual({ line: 1, value: 2, actual: '4', expected: '5' })
})

test('the first difference alone is outlined, on both sides', () => {
  const outputs = markDifferences('1\n2', '3\n4')

  expect(outputs.actual.flatMap((line) => line.marks.map((mark) => mark.isFirst))).toEqual([true, false])
  expect(outputs.expected.flatMap((line) => line.marks.map((mark) => mark.isFirst))).toEqual([true, false])
})

test.each([
  ['different value', '1\n2 9', '1\n2 3', { line: 2, value: 2, actual: '9', expected: '3' }],
  ['letter case', 'yes', 'YES', { line: 1, value: 1, actual: 'yes', expected: 'YES' }],
  ['another order', '2 1', '1 2', { line: 1, value: 1, actual: '2', expected: '1' }],
  ['close number', '1 0.5', '1 0.5000001', { line: 1, value: 2, actual: '0.5', expected: '0.5000001' }],
  ['missing line', '1', '1\n2', { line: 2, value: 1, actual: null, expected: '2' }],
  ['extra line', '1\n2', '1', { line: 2, value: 1, actual: '2', expected: null }],
  [
    'extra line in between',
    '2\nGo!\n1\nGo!',
    '2\n1\nGo!',
    { line: 2, value: 1, actual: 'Go!', expected: '1' },
  ],
  ['missing line in between', '2\nGo!', '2\n1\nGo!', { line: 2, value: 1, actual: 'Go!', expected: '1' }],
  ['missing value', '1', '1 2', { line: 1, value: 2, actual: null, expected: '2' }],
  ['only blanks', '1   2', '1 2', null],
])('finds the first difference: %s', (_, actual, expected, first) => {
  expect(markDifferences(actual, expected).first).toEqual(first)
})

test('marks point at the tokens of the line as it was printed, blanks included', () => {
  const [line] = markDifferences('  7\t8', '7 9').actual

  expect(line?.marks).toEqual([{ from: 4, to: 5, isFirst: true }])
})
