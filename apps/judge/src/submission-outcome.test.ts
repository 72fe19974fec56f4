import type { JudgedCase, Outcome, Verdict } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { soundOutcome, submissionOutcomeOf } from './submission-outcome.ts'

const caseWith = (index: number, status: Verdict): JudgedCase => ({
  ...{ index, kind: 'hidden', status, cpuMs: 1, memoryKb: 1, exitCode: 0, signal: null },
  ...{ stdout: null, stdoutIsCut: false, stderr: null, difference: null, expected: null },
})
const texts = { compileMessage: null, errorMessage: null, limitsEnforced: true }

test.each([
  ['all cases passed', ['Accepted', 'Accepted'], 'Accepted'],
  ['a case failed', ['Accepted', 'Wrong Answer'], 'Wrong Answer'],
  ['a case is missing', ['Accepted'], 'Internal Error'],
  ['no case was judged', [], 'Internal Error'],
] as const)('where %s the outcome of %j is %s', (_, statuses, status) => {
  const cases = statuses.map((one, at) => caseWith(at + 1, one))

  expect(submissionOutcomeOf({ cases, total: 2, required: 2, ...texts }).status).toBe(status)
})

test('custom inputs whose time ran out leave the verdict as it is', () => {
  const cases = [caseWith(1, 'Accepted')]

  expect(submissionOutcomeOf({ cases, total: 3, required: 1, ...texts }).status).toBe('Accepted')
})

const accepted = submissionOutcomeOf({ cases: [caseWith(1, 'Accepted')], total: 1, required: 1, ...texts })

test('a sound outcome is stored as it is', () => {
  expect(soundOutcome(accepted)).toBe(accepted)
})

test.each([
  ['a verdict that is none', { status: 'constructor' }, 'status'],
  ['no verdict', { status: undefined }, 'status'],
  ['a case without a verdict', { cases: [{ ...accepted.cases[0], status: undefined }] }, 'cases.0.status'],
  ['a failed case', { cases: [caseWith(1, 'Wrong Answer')] }, 'case 1 is Wrong Answer'],
])('an Accepted outcome with %s is no verdict', (_, change, said) => {
  const outcome: Outcome = JSON.parse(JSON.stringify({ ...accepted, ...change }))

  const sound = soundOutcome(outcome)

  expect(sound).toMatchObject({ status: 'Internal Error', passed: 0, cases: [] })
  expect(sound.judgeMessage).toContain(said)
})

test('with points a submission may be Accepted although a case failed', () => {
  const outcome = { ...accepted, cases: [caseWith(1, 'Wrong Answer')], score: 100, maxScore: 100 }

  expect(soundOutcome(outcome)).toBe(outcome)
})
