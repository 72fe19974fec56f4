import type { Difference, Verdict } from '@codedojo/contract'
import { type BoxEnding, type LimitName, SandboxError } from '@codedojo/sandbox'
import { expect, test } from 'vitest'
import { verdictOf } from './case-verdict.ts'

const well: BoxEnding = { kind: 'exited', exitCode: 0 }
const badly: BoxEnding = { kind: 'exited', exitCode: 1 }
const segfault: BoxEnding = { kind: 'signalled', signal: 'SIGSEGV' }
const selfKill: BoxEnding = { kind: 'signalled', signal: 'SIGKILL' }
const killed: BoxEnding = { kind: 'killed' }
const wrong: Difference = { line: 1, token: 1, expected: '1', actual: '2' }

const table: [BoxEnding, LimitName | null, boolean, Difference | null, Verdict][] = [
  [well, null, false, null, 'Accepted'],
  [well, null, false, wrong, 'Wrong Answer'],
  [well, null, true, null, 'Accepted'],
  [badly, null, false, null, 'Runtime Error'],
  [badly, null, false, wrong, 'Runtime Error'],
  [badly, null, true, wrong, 'Memory Limit Exceeded'],
  [segfault, null, false, wrong, 'Runtime Error'],
  [segfault, null, true, wrong, 'Memory Limit Exceeded'],
  [selfKill, null, false, wrong, 'Runtime Error'],
  [killed, 'memory', false, wrong, 'Memory Limit Exceeded'],
  [killed, 'cpu', true, wrong, 'Time Limit Exceeded'],
  [killed, 'wall', false, null, 'Time Limit Exceeded'],
  [killed, 'output', false, wrong, 'Output Limit Exceeded'],
  [well, 'cpu', false, null, 'Time Limit Exceeded'],
  [well, 'memory', false, null, 'Memory Limit Exceeded'],
]

test.each(table)('%j with limit %j, memory words %j, difference %j is %s', (...row) => {
  const [ending, limitHit, saysOutOfMemory, difference, verdict] = row

  expect(verdictOf({ facts: { ending, limitHit }, saysOutOfMemory, difference })).toBe(verdict)
})

test('a program killed for no known reason is a failure of the sandbox, never a verdict', () => {
  const evidence = { facts: { ending: killed, limitHit: null }, saysOutOfMemory: false, difference: null }

  expect(() => verdictOf(evidence)).toThrow(SandboxError)
})
