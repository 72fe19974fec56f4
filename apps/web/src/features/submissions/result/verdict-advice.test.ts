import { type CaseResult, type Verdict, verdicts } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleCase } from '../../../testing/sample-submission.ts'
import { adviceFor, adviceSubject, crashWords } from './verdict-advice.ts'

const limit = { timeMs: 1500, memoryKb: 256 * 1024 }
const judged = (overallStatus: Verdict, ...results: CaseResult[]) => ({ overallStatus, results })
const difference = { line: 1, token: 1, expected: '2', actual: '3' }
const nothing = { kind: 'hidden', stdin: null, stdout: null, expected_output: null } as const
const limits = { cpp: limit, java: limit, python: { ...limit, timeMs: 4500 }, javascript: limit }

test.each([
  [{ signal: 'SIGSEGV', exitCode: null }, 'SIGSEGV. Segmentation fault'],
  [{ signal: 'SIGUSR1', exitCode: null }, 'SIGUSR1. The program was ended by this signal.'],
  [{ signal: null, exitCode: 3 }, 'exit code 3'],
])('a crash of %j is told in words', (crash, words) => {
  expect(crashWords(crash)).toContain(words)
})

test('nothing is said about an end that is not known', () => {
  expect(crashWords({ signal: null, exitCode: null })).toBeNull()
})

test('an exceeded limit names the limit of the language', () => {
  expect(adviceFor(judged('Time Limit Exceeded'), 'python', limits)).toContain('4.5\u00a0s')
  expect(adviceFor(judged('Memory Limit Exceeded'), 'cpp', limits)).toContain('256\u00a0MB')
})

test('every verdict but Accepted comes with advice', () => {
  const silent = verdicts.filter((verdict) => adviceFor(judged(verdict), 'cpp', limits) === null)

  expect(silent).toEqual(['Accepted'])
})

test.each([
  ['an output that was compared', { difference }, 'from the first difference on'],
  ['an output that a checker refused', { note: 'Not a path.' }, 'what the statement asks for'],
  ['a hidden output', nothing, 'inputs of your own'],
  ['a circle of nodes', { callFault: 'cycle' as const, exitCode: 0 }, 'an arrow for each link'],
  [
    'a value of another type',
    { callFault: 'type' as const, exitCode: 0 },
    'of the type that the declaration says',
  ],
])('the advice on %s fits it', (_, facts, words) => {
  const wrong = sampleCase({ ...facts, status: 'Wrong Answer' })

  const advice = adviceFor(judged('Wrong Answer', sampleCase(), wrong), 'cpp', limits)

  expect(advice).toContain(words)
})

test('advice is about the case that it stands beside', () => {
  const wrong = sampleCase({ index: 1, status: 'Wrong Answer', difference })
  const answer = judged('Wrong Answer', wrong, sampleCase({ index: 2, status: 'Time Limit Exceeded' }))

  expect(adviceFor(adviceSubject(answer, 2), 'python', limits)).toContain('4.5\u00A0s')
  expect(adviceFor(adviceSubject(answer, null), 'python', limits)).toContain('first difference')
})

test('a function that crashed is not told how it is called', () => {
  const crashed = sampleCase({ status: 'Runtime Error', exitCode: 1, callFault: 'nothing' })

  expect(adviceFor(judged('Runtime Error', crashed), 'cpp', limits)).toContain('ended before its time')
})
