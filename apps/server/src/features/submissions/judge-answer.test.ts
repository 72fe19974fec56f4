import { randomUUID } from 'node:crypto'
import type { JudgeAnswer, JudgedCase, Outcome } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'
import type { JudgedWork } from './queries.ts'

const judged = (index: number, change: Partial<JudgedCase>): JudgedCase => ({
  index,
  kind: 'hidden',
  status: 'Wrong Answer',
  cpuMs: 1,
  memoryKb: 1,
  exitCode: 0,
  signal: null,
  stdout: '1',
  stdoutIsCut: false,
  stderr: '',
  difference: null,
  expected: null,
  note: 'Not a path.',
  judgeMessage: 'the answer is forty-two',
  ...change,
})

function answerTo(cases: readonly JudgedCase[], change: Partial<Outcome> = {}): JudgeAnswer {
  const outcome: Outcome = {
    status: 'Wrong Answer',
    cases: [...cases],
    passed: 0,
    total: cases.length,
    runtimeMs: 1,
    memoryKb: 1,
    compileMessage: null,
    errorMessage: 'Case 1: the checker of this problem does not accept the output.',
    limitsEnforced: true,
    ...change,
  }
  const work: JudgedWork = {
    id: randomUUID(),
    kind: 'submit',
    userId: randomUUID(),
    problemId: randomUUID(),
    problemRevision: 1,
    customInputs: [],
    contest: null,
    outcome,
  }
  return judgeAnswer({ work, outcome, problem: null, cases: [] })
}

test('a learner reads the checker’s message of a case that is shown, and never what it told the operator', () => {
  const cases = [judged(1, { kind: 'visible' }), judged(2, {})]

  const answer = answerTo(cases, { judgeMessage: 'Case 2: the answer is forty-two' })

  expect(answer.results.map(({ note }) => note)).toEqual(['Not a path.', undefined])
  expect(JSON.stringify(answer)).not.toContain('forty-two')
})

test('a long output is cut between characters, never inside one', () => {
  const stdout = `x${'\u{1F600}'.repeat(40_000)}`

  const [result] = answerTo([judged(1, { kind: 'visible', stdout })]).results

  expect(result?.isCut).toBe(true)
  expect(result?.stdout).toMatch(/^x\u{1F600}+$/u)
})
