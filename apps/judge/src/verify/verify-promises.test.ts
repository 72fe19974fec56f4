import { expect, test } from 'vitest'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { makePackage, packageFolder } from './testing/package-folder.ts'
import { verifyCommand } from './verify-command.ts'

const folder = packageFolder()
let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

async function verify(name: string, files: Readonly<Record<string, string>>) {
  const lines: string[] = []
  const paths = [await makePackage(folder(), files, name)]
  const status = await verifyCommand({ paths, judge: opened.judge, print: (line) => lines.push(line) })
  const rows = lines.map((line) => line.split('\t'))
  return { status, last: lines.at(-1), ends: rows.slice(0, -1).map((row) => [row[1], row[7], row[8]]) }
}

const echo = {
  'problem.yaml': 'problem_format_version: 2025-09\nname: Echo\nlimits: {time_limit: 1}\n',
  'statement/problem.en.md': 'Print it.\n',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '1\n',
  'data/secret/1.in': '2\n',
  'data/secret/1.ans': '2\n',
  'submissions/accepted/echo.py': 'print(input())\n',
} as const

test('what submissions.yaml promises of groups and cases is checked on all of them', {
  timeout: 180_000,
}, async () => {
  const { status, last, ends } = await verify('promises', {
    ...echo,
    'submissions/wrong_answer/one.py': 'print(1)\n',
    'submissions/wrong_answer/three.py': 'print(3)\n',
    'submissions/mixed/late.py': 'n = int(input())\nprint(0 if n == 1 else 1 // 0)\n',
    'submissions/submissions.yaml': [
      'wrong_answer: {message: "nothing says this"}',
      'wrong_answer/*.py: {sample: {permitted: [AC]}, secret/1: {required: [WA]}}',
      'mixed/late.py: {required: [RTE]}',
    ].join('\n'),
  })

  const silent = 'wrong_answer: no message of the output validator has "nothing says this".'
  expect(ends).toEqual([
    ['accepted/echo.py', 'ok', undefined],
    ['mixed/late.py', 'ok', undefined],
    ['wrong_answer/one.py', 'FAIL', expect.stringContaining(silent)],
    [
      'wrong_answer/three.py',
      'FAIL',
      expect.stringMatching(
        /wrong_answer\/\*\.py: sample: only AC is permitted, and data\/sample\/1 got WA\./,
      ),
    ],
  ])
  expect([status, last]).toEqual([1, '2 passed, 2 failed'])
})

const onlyDigits = 'import sys\nsys.exit(42 if sys.stdin.read().strip().isdigit() else 43)\n'

test('invalid inputs must be rejected, invalid outputs too, and valid ones accepted', {
  timeout: 180_000,
}, async () => {
  const check = (path: string, output: string) => ({
    [`data/${path}.in`]: '5\n',
    [`data/${path}.ans`]: '5\n',
    [`data/${path}.out`]: output,
  })

  const { status, last, ends } = await verify('checks', {
    ...echo,
    'input_validators/digits.py': onlyDigits,
    'data/invalid_input/letter.in': 'a\n',
    'data/invalid_input/zero.in': '0\n',
    ...check('invalid_output/six', '6\n'),
    ...check('invalid_output/five', '5\n'),
    ...check('valid_output/five', ' 5'),
    ...check('valid_output/six', '6\n'),
  })

  expect(ends).toEqual([
    ['input_validators/digits.py', 'ok', undefined],
    ['data/invalid_input/letter', 'ok', undefined],
    ['data/invalid_input/zero', 'FAIL', 'no input validator rejects this input'],
    ['data/invalid_output/five', 'FAIL', 'this output is accepted'],
    ['data/invalid_output/six', 'ok', undefined],
    ['data/valid_output/five', 'ok', undefined],
    ['data/valid_output/six', 'FAIL', expect.stringContaining('Expected "5", got "6"')],
    ['accepted/echo.py', 'ok', undefined],
  ])
  expect([status, last]).toEqual([1, '1 passed, 0 failed, 3 checks of validators failed'])
})

test('a custom output validator must accept the answers of samples, and example outputs in their place', {
  timeout: 180_000,
}, async () => {
  const { ends } = await verify('shown', {
    ...echo,
    'output_validator/check.py':
      'import sys\nsys.exit(42 if sys.stdin.read() == open(sys.argv[1]).read() else 43)\n',
    'data/sample/1.ans': 'any\n',
    'data/sample/2.in': '2\n',
    'data/sample/2.ans': 'any\n',
    'data/sample/2.out': '2\n',
  })

  expect(ends.filter(([subject]) => subject?.startsWith('data/'))).toEqual([
    ['data/sample/2', 'ok', undefined],
    ['data/sample/1', 'FAIL', 'the output validator rejects this output'],
  ])
})

test('a package without hidden cases, or without a program that is Accepted, is not ok', {
  timeout: 180_000,
}, async () => {
  const {
    'data/secret/1.in': _,
    'data/secret/1.ans': __,
    'submissions/accepted/echo.py': ___,
    ...rest
  } = echo

  const { status, last, ends } = await verify('bare', rest)

  expect(ends).toEqual([
    ['data/secret', 'FAIL', expect.stringContaining('no hidden case')],
    ['submissions/accepted', 'FAIL', expect.stringContaining('No program was judged that is Accepted')],
  ])
  expect([status, last]).toEqual([1, '0 passed, 0 failed, 2 parts missing'])
})

test('a program counts for the time limit as submissions.yaml says', { timeout: 180_000 }, async () => {
  const slow = 'import time\nwhile time.process_time() < 0.3: pass\nprint(input())\n'

  const { ends } = await verify('times', {
    ...echo,
    'problem.yaml': 'problem_format_version: 2025-09\nname: Echo\nlimits: {time_resolution: 0.1}\n',
    'submissions/accepted/slow.py': slow,
    'submissions/submissions.yaml': 'accepted/slow.py: {use_for_time_limit: false}\n',
  })

  expect(ends.map(([subject, end]) => [subject, end])).toEqual([
    ['time limit', undefined],
    ['accepted/echo.py', 'ok'],
    ['accepted/slow.py', 'FAIL'],
  ])
})
