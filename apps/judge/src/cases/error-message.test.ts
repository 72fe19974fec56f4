import type { CaseKind, JudgedCase, Language } from '@codedojo/contract'
import type { BoxFacts } from '@codedojo/sandbox'
import { expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

const mebibyte = 1024 * 1024
const limits = {
  timeMs: 2000,
  memoryBytes: 256 * mebibyte,
  outputBytes: 8 * mebibyte,
  stackBytes: 64 * mebibyte,
}

function caseOf(change: Partial<JudgedCase>): JudgedCase {
  return {
    index: 4,
    kind: 'visible',
    status: 'Runtime Error',
    cpuMs: 2004,
    memoryKb: 262_144,
    exitCode: 1,
    signal: null,
    stdout: '',
    stdoutIsCut: false,
    stderr: '',
    difference: null,
    expected: null,
    ...change,
  }
}

const facts: BoxFacts = {
  ending: { kind: 'killed' },
  limitHit: 'cpu',
  cpuMs: 2004,
  wallMs: 2100,
  systemMs: 0,
  stolenMs: 0,
  wantedToRun: false,
  peakBytes: 0,
  stdoutBytes: 0,
  stderr: new Uint8Array(),
  stderrGap: null,
}

function messageOf(change: Partial<JudgedCase>, more: Partial<BoxFacts> = {}, language: Language = 'cpp') {
  const run = { facts: { ...facts, ...more } }
  return errorMessage({ judged: caseOf(change), run, language, limits, memoryShortage: null })
}

test('a long exception is cut between characters, never inside one', () => {
  const message = messageOf({ stderr: `ValueError: ${'\u{1F600}'.repeat(300)}\n` })

  expect(message).toHaveLength('Case 4: uncaught ValueError: '.length + 2 * 179)
  expect(message.isWellFormed()).toBe(true)
})

const python = 'Traceback (most recent call last):\n  File "main.py", line 1\nKeyError: 42\n'
const java =
  'Exception in thread "main" java.lang.NumberFormatException: For input string: "x"\n\tat Main.main\n'

test.each([
  [{ status: 'Time Limit Exceeded' }, 'stopped after 2 s of CPU time; the limit is 2 s.'],
  [
    { status: 'Memory Limit Exceeded' },
    'used 256.0 MB of memory and asked for more; the limit is 256 MB. The stack counts as memory: recursion without end fills it, too.',
  ],
  [{ status: 'Output Limit Exceeded' }, 'stopped after printing 8 MB; a loop may print without end.'],
  [
    { signal: 'SIGSEGV', exitCode: null },
    'segmentation fault (SIGSEGV), often an index out of range or unbounded recursion.',
  ],
  [{ signal: 'SIGUSR1', exitCode: null }, 'ended by the signal SIGUSR1.'],
  [{ exitCode: 7 }, 'ended with exit code 7; a program must end with 0.'],
  [{ stderr: python }, 'uncaught KeyError: 42'],
  [{ stderr: java }, 'uncaught NumberFormatException: For input string: "x"'],
  [
    { status: 'Wrong Answer', difference: { line: 3, token: 8, expected: '5', actual: '6' } },
    'the output first differs on line 3, value 8.',
  ],
  [
    { status: 'Wrong Answer', difference: { line: 3, token: 8, expected: '5', actual: null } },
    'the output ends too early, where line 3, value 8 is expected.',
  ],
  [
    { status: 'Wrong Answer', difference: { line: 3, token: 8, expected: null, actual: '6' } },
    'the output goes on where it should have ended, on line 3, value 8.',
  ],
] as const)('a visible case with %j says: %s', (change, sentence) => {
  expect(messageOf(change)).toBe(`Case 4: ${sentence}`)
})

test('a program that waits is told so', () => {
  const message = messageOf({ status: 'Time Limit Exceeded' }, { limitHit: 'wall', cpuMs: 3, wallMs: 6004 })

  expect(message).toMatch(/^Case 4: stopped after 6 s, of which it used only 0 s of CPU time; it may sleep/)
})

test.each([
  ['cpp', 'heap', 'the heap of 256 MB has no room for what the program asked for (270.5 MB used in all).'],
  [
    'java',
    'heap',
    'the heap of 256 MB has no room for what the program asked for (270.5 MB used in all, what Java itself needs included).',
  ],
  ['python', 'refused', 'used 270.5 MB of memory and was refused more; the limit is 256 MB.'],
] as const)('%s that gave up by itself (%s) says: %s', (language, memoryShortage, sentence) => {
  const judged = caseOf({ status: 'Memory Limit Exceeded', memoryKb: 276_992 })

  const message = errorMessage({
    judged,
    run: { facts: { ...facts, limitHit: null } },
    language,
    limits,
    memoryShortage,
  })

  expect(message).toBe(`Case 4: ${sentence}`)
})

test('the limit of Java holds what its virtual machine needs', () => {
  expect(messageOf({ status: 'Memory Limit Exceeded' }, {}, 'java')).toContain(
    '384 MB, what Java itself needs included',
  )
})

test.each([
  ['Error: secret', 'uncaught Error.'],
  ['secret', 'ended with an exit code other than 0.'],
  [
    'UnhandledPromiseRejection: The promise rejected with the reason "secret".',
    'ended with an exit code other than 0.',
  ],
])('a hidden case that throws in JavaScript tells at most a usual name: %s', (thrown, sentence) => {
  const stderr = `/box/main.js:1\nthrow it\n^\n\n${thrown}\n`

  expect(messageOf({ stderr, kind: 'hidden' }, {}, 'javascript')).toBe(`Case 4: ${sentence}`)
})

const hidden: CaseKind = 'hidden'

test.each([
  [{ stderr: 'ValueError: secret\n' }, 'uncaught ValueError.'],
  [{ stderr: 'SecretError: x\n' }, 'ended with an exit code other than 0.'],
  [
    { stderr: 'Exception in thread "secret" java.lang.IllegalStateException: secret\n' },
    'uncaught IllegalStateException.',
  ],
  [{ exitCode: 73 }, 'ended with an exit code other than 0.'],
  [{ signal: 'SIGUSR2', exitCode: null }, 'ended by a signal.'],
  [
    { status: 'Wrong Answer', difference: { line: 3, token: 8, expected: 'secret', actual: '6' } },
    'the output differs from the expected output.',
  ],
] as const)('a hidden case with %j tells nothing of its content', (change, sentence) => {
  expect(messageOf({ ...change, kind: hidden })).toBe(`Case 4: ${sentence}`)
})
