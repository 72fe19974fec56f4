import { randomUUID } from 'node:crypto'
import type { JudgedCase, Outcome } from '@codedojo/contract'
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

test('a learner reads the checker’s message of a case that is shown, and never what it told the operator', () => {
  const outcome: Outcome = {
    status: 'Wrong Answer',
    cases: [judged(1, { kind: 'visible' }), judged(2, {})],
    passed: 0,
    total: 2,
    runtimeMs: 1,
    memoryKb: 1,
    compileMessage: null,
    errorMessage: 'Case 1: the checker of this problem does not accept the output.',
    limitsEnforced: true,
  }
  const work: JudgedWork = {
    id: randomUUID(),
    kind: 'submit',
    userId: randomUUID(),
    problemId: randomUUID(),
    problemRevision: 1,
    customInputs: [],
    outcome,
  }

  const answer = judgeAnswer({ work, outcome, problem: null, cases: [] })

  expect(answer.results.map(({ note }) => note)).toEqual(['Not a path.', undefined])
  expect(JSON.stringify(answer)).not.toContain('forty-two')
})
