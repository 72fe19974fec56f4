import type { CaseResult, JudgeAnswer } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { expectedGotWords, firstDifferenceOf, lineCountWords } from './difference-text.ts'
import { megabytes, memoryIn, memoryUnits, passedWords, runtimeSeconds } from './result-text.ts'

const result = (index: number, status: CaseResult['status']): CaseResult => ({
  index,
  kind: 'hidden',
  status,
  time: 0.01,
  memory: 900,
  stdin: null,
  stdout: null,
  expected_output: null,
  stderr: null,
  exitCode: null,
  signal: null,
  difference: null,
  isCut: null,
})
const answer = (results: CaseResult[], total: number): JudgeAnswer => ({
  results,
  overallStatus: 'Accepted',
  submissionId: 's1',
  testCasesPassed: results.filter((each) => each.status === 'Accepted').length,
  testCasesTotal: total,
  runtime: 46,
  memory: 2048,
  compileMessage: null,
  errorMessage: null,
  limitsEnforced: true,
})

test('runtime has three decimals in seconds, memory one in MB', () => {
  expect(runtimeSeconds(46)).toBe('0.046')
  expect(megabytes(12_186)).toBe('11.9')
})

test('memory keeps the unit of its view: MB for a submission, KB for a run', () => {
  expect(`${memoryIn(memoryUnits.submit, 12_186)} ${memoryUnits.submit}`).toBe('11.9 MB')
  expect(`${memoryIn(memoryUnits.run, 3174.4)} ${memoryUnits.run}`).toBe('3174.4 KB')
})

test('own inputs without an expected output have passed nothing, and a case is called as beside the code', () => {
  const own = (index: number, facts: Partial<CaseResult>): CaseResult => ({
    ...result(index, 'Accepted'),
    ...{ kind: 'custom', expected_output: null },
    ...facts,
  })
  const ran = answer([result(1, 'Accepted'), own(2, {}), own(3, { status: 'Runtime Error' })], 3)

  expect(passedWords(ran)).toBe(
    '1 of 2 cases passed, first failure in Custom 2, 1 own input without an expected output ran',
  )
  expect(passedWords(answer([own(1, {})], 1))).toBe('1 own input without an expected output ran')
})

test('the verdict line counts the passed cases and names the first failure', () => {
  expect(passedWords(answer([result(1, 'Accepted'), result(2, 'Accepted')], 2))).toBe('2 of 2 cases passed')
  const titled = { ...result(2, 'Wrong Answer'), title: 'first goes back' }
  expect(passedWords(answer([result(1, 'Accepted'), titled], 2))).toBe(
    '1 of 2 cases passed, first failure in case 2 · first goes back',
  )
  expect(passedWords(answer([result(1, 'Accepted'), result(2, 'Wrong Answer')], 2))).toBe(
    '1 of 2 cases passed, first failure in case 2',
  )
})

test.each([
  ['4', '5', 'Expected 5, got 4.'],
  [null, '5', 'Expected 5, got nothing.'],
  ['Hello,Mia!', 'Hello,', 'Expected "Hello,", got "Hello,Mia!".'],
  ['no', 'No.', 'Expected "No.", got "no".'],
  [null, 'Hello,', 'Expected "Hello,", got nothing.'],
  ['Go!', null, 'Expected nothing more here, got "Go!".'],
  ['4', null, 'Expected nothing more here, got 4.'],
])('a first difference of %s and %s is one sentence', (actual, expected, words) => {
  expect(expectedGotWords({ line: 1, value: 1, actual, expected }, { isCut: false })).toBe(words)
})

const long = 'y'.repeat(65_536)
const shown = `${'y'.repeat(60)}…`

test.each([
  [{ actual: long, isCut: false }, `Expected 3, got ${shown} (65,536 characters).`],
  [{ actual: long, isCut: true }, `Expected 3, got ${shown} (at least 65,536 characters).`],
  [{ actual: `${'y'.repeat(100)}…`, isCut: true }, `Expected 3, got ${shown}.`],
  [
    { actual: `${'y'.repeat(59)}😀😀`, isCut: false },
    `Expected 3, got ${'y'.repeat(59)}😀… (61 characters).`,
  ],
  [{ actual: 'y'.repeat(60), isCut: false }, `Expected 3, got ${'y'.repeat(60)}.`],
])('a value is shown up to its sixtieth character: %#', ({ actual, isCut }, words) => {
  expect(expectedGotWords({ line: 1, value: 1, actual, expected: '3' }, { isCut })).toBe(words)
})

test('lines too many or too few are counted', () => {
  expect(lineCountWords('1\n2\n3', '1')).toBe('You print 2 lines more than expected.')
  expect(lineCountWords('', '1\n')).toBe('You print 1 line fewer than expected.')
  expect(lineCountWords('9', '1\n')).toBeNull()
})

test('the finding of the judge stands in where the shown texts agree up to their cut', () => {
  const judged = { line: 900, token: 2, expected: 'a', actual: 'b' }

  expect(firstDifferenceOf(null, judged)).toEqual({ line: 900, value: 2, expected: 'a', actual: 'b' })
  expect(firstDifferenceOf({ line: 1, value: 1, actual: 'x', expected: 'y' }, judged)?.line).toBe(1)
})
