import type { JudgedCase, Outcome } from '@codedojo/contract'
import { expect, test } from 'vitest'
import type { Attack } from './attack.ts'
import { findViolations } from './find-violations.ts'
import { readHostileProgram } from './hostile-program.ts'
import { makeSecretCases } from './secrets.ts'

const header = [
  '# H01: reads.',
  '# expect: Wrong Answer',
  '# shows: ^seen$',
  '# hides: root:',
  '# uses: 20 ms, 2 MB',
]
const program = readHostileProgram('h01-read.py', `${header.join('\n')}\nprint()\n`)
const cases = makeSecretCases(program)
const [first, hidden] = cases
const secret = 'host0123456789'

const judged: JudgedCase = {
  index: 1,
  kind: 'visible',
  status: 'Wrong Answer',
  cpuMs: 30,
  memoryKb: 4000,
  exitCode: 0,
  signal: null,
  stdout: 'seen\n',
  stdoutIsCut: false,
  stderr: '',
  difference: null,
  expected: null,
}
const outcome: Outcome = {
  status: 'Wrong Answer',
  cases: [judged],
  passed: 0,
  total: 3,
  runtimeMs: 30,
  memoryKb: 4000,
  compileMessage: null,
  errorMessage: 'Case 1: the output differs.',
  limitsEnforced: true,
}
const accepted: Outcome = { ...outcome, status: 'Accepted', cases: [] }
const contained: Attack = { program, cases, outcome, written: '', beside: accepted, afterwards: accepted }
const withCase = (change: Partial<JudgedCase>) => ({
  outcome: { ...outcome, cases: [{ ...judged, ...change }] },
})

test('an attack that was contained breaks no promise', () => {
  expect(findViolations(contained, [secret])).toEqual([])
})

const breaches: [string, Partial<Attack>, RegExp][] = [
  ['another verdict', { outcome: { ...outcome, status: 'Accepted' } }, /^it is Accepted, not Wrong Answer/],
  ['a secret of the host in an output', withCase({ stdout: `seen\n${secret}` }), /^the secret "host/],
  ['a secret in the errors', withCase({ stderr: secret }), /^the secret "host/],
  ['a secret in a log', { written: `judge: ${secret}` }, /^the secret "host/],
  ['a secret in the error message', { outcome: { ...outcome, errorMessage: secret } }, /^the secret "host/],
  ['an input in a log', { written: first?.word ?? '' }, /content ".*" of a case is in the messages/],
  [
    'an answer in the compiler message',
    { outcome: { ...outcome, compileMessage: hidden?.reversed ?? '' } },
    /of a case/,
  ],
  [
    'a hidden input in the error message',
    { outcome: { ...outcome, errorMessage: hidden?.word ?? '' } },
    /hidden case/,
  ],
  [
    'the input of another case',
    withCase({ stdout: `seen\n${hidden?.word}` }),
    /^case 1 shows ".*" of another/,
  ],
  ['the answer of another case', withCase({ exitCode: 1, stderr: hidden?.reversed ?? '' }), /^case 1 shows/],
  ['its own answer', withCase({ stdout: `seen\n${first?.reversed}` }), /^case 1 printed the answer/],
  ['an output without what must be seen', withCase({ stdout: 'unseen\n' }), /does not show/],
  ['no output at all', withCase({ stdout: null }), /^nothing shows/],
  ['what must be hidden', withCase({ stderr: 'root:x:0' }), /root:.* is seen/],
  ['too little time', { outcome: { ...outcome, runtimeMs: 19 } }, /^only 19 ms/],
  ['too little memory', { outcome: { ...outcome, memoryKb: 2047 } }, /^only 2047 KB/],
  [
    'a long compiler message',
    { outcome: { ...outcome, compileMessage: 'x'.repeat(16_385) } },
    /compiler message kept 16385/,
  ],
  ['a long output', withCase({ stdout: `seen\n${'x'.repeat(65_536)}` }), /^the output kept/],
  ['an honest neighbour that failed', { beside: { ...accepted, status: 'Runtime Error' } }, /beside it/],
  [
    'an honest successor that failed',
    { afterwards: { ...accepted, status: 'Time Limit Exceeded' } },
    /after it/,
  ],
]

test.each(breaches)('%s is a broken promise', (_, change, words) => {
  expect(findViolations({ ...contained, ...change }, [secret])).toEqual([expect.stringMatching(words)])
})

test('a case of its own with another verdict, or none, is a broken promise', () => {
  const text = '# H27: prints.\n# expect: Wrong Answer\n# case: a -> Accepted\n# case: b -> Wrong Answer\n\n'
  const own = readHostileProgram('h27-print.py', text)

  const broken = findViolations({ ...contained, program: own, cases: makeSecretCases(own) }, [])

  expect(broken).toEqual(['only 1 of its cases were judged', 'case 1 is Wrong Answer, not Accepted'])
})
