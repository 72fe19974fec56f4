import { expect, test } from 'vitest'
import { doubtful, faulty, fine, linesOf, summaryOf } from './finding.ts'

test('each finding says how grave it is, and what to do', () => {
  expect(
    [
      fine('node', 'v24'),
      doubtful('back-up', 'none', 'Make one.'),
      faulty('port', 'taken', 'Free it.'),
    ].flatMap(linesOf),
  ).toEqual([
    'ok      node: v24',
    'warning back-up: none',
    '          → Make one.',
    'FAULT   port: taken',
    '          → Free it.',
  ])
})

test.each([
  { findings: [fine('a', 'b')], words: 'All is well.' },
  { findings: [doubtful('a', 'b', 'c')], words: '0 faults, 1 warning.' },
  { findings: [faulty('a', 'b', 'c'), faulty('a', 'b', 'c')], words: '2 faults, 0 warnings.' },
])('in the end they are counted: $words', ({ findings, words }) => {
  expect(summaryOf(findings)).toBe(words)
})
