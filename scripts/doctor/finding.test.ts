import { expect, test } from 'vitest'
import { faultFinding, linesOf, okFinding, summaryOf, warningFinding } from './finding.ts'

test('each finding says how grave it is, and what to do', () => {
  expect(
    [
      okFinding('node', 'v24'),
      warningFinding('back-up', 'none', 'Make one.'),
      faultFinding('port', 'taken', 'Free it.'),
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
  { findings: [okFinding('a', 'b')], words: 'All is well.' },
  { findings: [warningFinding('a', 'b', 'c')], words: '0 faults, 1 warning.' },
  { findings: [faultFinding('a', 'b', 'c'), faultFinding('a', 'b', 'c')], words: '2 faults, 0 warnings.' },
])('in the end they are counted: $words', ({ findings, words }) => {
  expect(summaryOf(findings)).toBe(words)
})
