import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { derivedTimeMs } from './package-limits.ts'
import { makePackage, packageFolder } from './testing/package-folder.ts'
import { verifyCommand } from './verify-command.ts'

const folder = packageFolder()
let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const sum = 'print(sum(map(int, input().split())))\n'

const sumPackage = {
  'problem.yaml': 'name: Sum\nlimits: {memory: 64}\n',
  'statement/problem.en.md': 'Add them.\n',
  '.timelimit': '0.5',
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/1.in': '5 6\n',
  'data/secret/1.ans': '11\n',
  'submissions/accepted/sum.py': sum,
  'submissions/accepted/sum.cc':
    '#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; }',
  'submissions/accepted/parts/main.py': 'from adder import add\nprint(add(input()))\n',
  'submissions/accepted/parts/adder.py': 'def add(line): return sum(map(int, line.split()))\n',
  'submissions/accepted/parts2/Main.java':
    'public class Main { public static void main(String[] a) { System.out.println(Adder.add()); } }',
  'submissions/accepted/parts2/Adder.java':
    'public class Adder { static int add() { var in = new java.util.Scanner(System.in); return in.nextInt() + in.nextInt(); } }',
  'submissions/wrong_answer/three.py': 'print(3)\n',
  'submissions/wrong_answer/right.py': `${sum}# right after all\n`,
  'submissions/time_limit_exceeded/loop.py': 'while True: pass\n',
  'submissions/run_time_error/greedy.py': 'x = bytearray(500 << 20)\n',
  'submissions/accepted/sum.go': 'package main',
}

const packageOf = (name: string, files: Readonly<Record<string, string>>) =>
  makePackage(folder(), files, name)

async function verify(...paths: string[]) {
  const lines: string[] = []
  const status = await verifyCommand({ paths, judge: opened.judge, print: (line) => lines.push(line) })
  return { status, rows: lines.map((line) => line.split('\t')) }
}

test('every submission is compared with its label, and the counts come last', {
  timeout: 180_000,
}, async () => {
  const { status, rows } = await verify(await packageOf('sum', sumPackage))

  const told = rows.map(([name, path, language, expected, got, , , end]) => [
    name,
    path,
    language,
    expected,
    got,
    end,
  ])
  expect(told).toEqual([
    ['sum', 'accepted/parts', 'python', 'AC', 'AC', 'ok'],
    ['sum', 'accepted/parts2', 'java', 'AC', 'AC', 'ok'],
    ['sum', 'accepted/sum.cc', 'cpp', 'AC', 'AC', 'ok'],
    ['sum', 'accepted/sum.go', 'go', 'AC', '-', 'skipped'],
    ['sum', 'accepted/sum.py', 'python', 'AC', 'AC', 'ok'],
    ['sum', 'run_time_error/greedy.py', 'python', 'RTE/WA/TLE', 'RTE', 'ok'],
    ['sum', 'time_limit_exceeded/loop.py', 'python', 'TLE/WA', 'TLE', 'ok'],
    ['sum', 'wrong_answer/right.py', 'python', 'WA', 'AC', 'FAIL'],
    ['sum', 'wrong_answer/three.py', 'python', 'WA', 'WA', 'ok'],
    ['7 passed, 1 failed', undefined, undefined, undefined, undefined, undefined],
  ])
  expect(status).toBe(1)
  expect(rows[0]?.slice(5, 7)).toEqual([
    expect.stringMatching(/^0\.\d{3} s$/),
    expect.stringMatching(/^\d+\.\d MB$/),
  ])
})

test('a package without a limit gets one from its programs, and says how', { timeout: 180_000 }, async () => {
  const path = await packageOf('derived', {
    'problem.yaml': 'problem_format_version: 2025-09\nname: Sum\nlimits: {time_resolution: 0.1}\n',
    'statement/problem.en.md': 'Add them.\n',
    'data/secret/1.in': '5 6\n',
    'data/secret/1.ans': '11\n',
    'submissions/accepted/slow.py': `import time\nwhile time.process_time() < 0.21: pass\n${sum}`,
    'submissions/accepted/sum.py': sum,
    'submissions/accepted/wrong.py': 'print(4)\n',
    'submissions/time_limit_exceeded/loop.py': 'while True: pass\n',
    'submissions/time_limit_exceeded/quick.py': sum,
  })

  const { rows } = await verify(path)

  const [line, ...warnings] = rows.filter(([, what]) => what === 'time limit' || what === 'warning')
  // Twice the time of the slowest program, rounded up.
  const limit = Number.parseFloat(line?.[2] ?? '')
  expect(limit).toBeGreaterThanOrEqual(0.4)
  expect(line?.[3]).toMatch(
    /^derived on \d{4}-\d\d-\d\d: accepted\/slow\.py needed [\d.]+ s on secret\/1, times 2, rounded up to a multiple of 0\.1 s$/,
  )
  expect(warnings.map(([, , warning]) => warning)).toEqual([
    'accepted/wrong.py got Wrong Answer and was left out when the limit was derived.',
    expect.stringMatching(
      /^time_limit_exceeded\/quick\.py must be too slow .* the limit is badly separated\.$/,
    ),
  ])
  const loop = rows.find(([, name]) => name === 'time_limit_exceeded/loop.py')
  expect(loop?.[4]).toBe('TLE')
  expect(Number.parseFloat(loop?.[5] ?? '')).toBeGreaterThanOrEqual(limit)
})

test('every input validator is run on every input, with the flags of its group, and rejections are failures', {
  timeout: 180_000,
}, async () => {
  const atMost = `
import sys
a, b = map(int, input().split())
if a + b > int(sys.argv[1]):
    print("the sum is too large", file=sys.stderr)
    sys.exit(43)
sys.exit(42)
`
  const path = await packageOf('inputs', {
    'problem.yaml': 'name: Sum\n',
    'statement/problem.en.md': 'Add them.\n',
    '.timelimit': '1',
    'data/testdata.yaml': 'input_validator_flags: "10"\n',
    'data/sample/1.in': '1 2\n',
    'data/sample/1.ans': '3\n',
    'data/secret/1.in': '5 6\n',
    'data/secret/1.ans': '11\n',
    'data/secret/large/testdata.yaml': 'input_validator_flags: "100"\n',
    'data/secret/large/2.in': '50 50\n',
    'data/secret/large/2.ans': '100\n',
    'input_validators/at_most.py': atMost,
    'input_validators/fine.cc': 'int main() { return 42; }\n',
    'input_validators/never.cc': 'int main() { return 0; }\n',
    'input_validators/broken.cc': 'int main() {\n',
    'input_validators/format.ctd': 'INT(1, 10)',
    'submissions/accepted/sum.py': sum,
  })

  const { status, rows } = await verify(path)

  const told = rows.map(([, name, , , got, where, , end, why]) => [name, got, where, end, why])
  expect(told).toEqual([
    ['input_validators/format.ctd', '-', '-', 'skipped', 'its language "ctd" is not judged here'],
    ['input_validators/at_most.py', 'invalid', 'data/secret/1.in', 'FAIL', 'the sum is too large'],
    ['input_validators/broken.cc', '-', '-', 'FAIL', expect.stringContaining('does not compile')],
    ['input_validators/fine.cc', 'valid', '3 inputs', 'ok', undefined],
    ...['sample/1', 'secret/1', 'secret/large/2'].map((name) => [
      'input_validators/never.cc',
      'invalid',
      `data/${name}.in`,
      'FAIL',
      'it ended with exit code 0',
    ]),
    ['accepted/sum.py', 'AC', expect.any(String), 'ok', undefined],
    [undefined, undefined, undefined, undefined, undefined],
  ])
  expect(rows.at(-1)).toEqual(['1 passed, 0 failed, 5 inputs not valid'])
  expect(status).toBe(1)
})

test('a custom validator judges the submissions, and its message to the operator stands beside a failure', {
  timeout: 180_000,
}, async () => {
  const factors = `
import sys
a, b = map(int, sys.stdin.read().split())
if a * b == int(open(sys.argv[1]).read()) and max(a, b) <= int(sys.argv[4]):
    sys.exit(42)
open(sys.argv[3] + "judgemessage.txt", "w").write(f"{a} times {b}")
sys.exit(43)
`
  const path = await packageOf('factors', {
    'problem.yaml': 'name: Factors\nvalidation: custom\nvalidator_flags: "10"\n',
    'statement/problem.en.md': 'Add them.\n',
    '.timelimit': '1',
    'data/secret/1.in': '20\n',
    'data/secret/1.ans': '4 5\n',
    'data/secret/strict/testdata.yaml': 'output_validator_flags: "5"\n',
    'data/secret/strict/2.in': '20\n',
    'data/secret/strict/2.ans': '4 5\n',
    'output_validators/factors.py': factors,
    'submissions/accepted/right.py': 'print(4, 5)\n',
    'submissions/accepted/too_large.py': 'print(2, 10)\n',
    'submissions/wrong_answer/wrong.py': 'print(4, 6)\n',
  })

  const { rows } = await verify(path)

  expect(rows.slice(0, 3).map(([, name, , , got, , , end, why]) => [name, got, end, why])).toEqual([
    ['accepted/right.py', 'AC', 'ok', undefined],
    [
      'accepted/too_large.py',
      'WA',
      'FAIL',
      'Case 2: the checker of this problem does not accept the output. 2 times 10',
    ],
    ['wrong_answer/wrong.py', 'WA', 'ok', undefined],
  ])
})

test('a package that cannot be judged is refused with the reason, and the others are judged', {
  timeout: 180_000,
}, async () => {
  const refused = await packageOf('custom', {
    ...sumPackage,
    'problem.yaml': 'type: submit-answer\n',
  })
  const right = { ...sumPackage, 'submissions/wrong_answer/right.py': 'print(4)\n' }

  const { status, rows } = await verify(refused, await packageOf('right', right), join(folder(), 'absent'))

  expect(rows[0]?.slice(1)).toEqual(['refused', expect.stringContaining('answers are submitted')])
  expect(rows.at(-2)?.slice(1)).toEqual(['refused', expect.stringContaining('absent')])
  expect(rows.at(-1)).toEqual(['8 passed, 0 failed'])
  expect(status).toBe(2)
})

test.each([
  [20, 5, 1000, 1000],
  [363, 3.5, 1000, 2000],
  [1000, 2, 1000, 2000],
  [1001, 2, 1000, 3000],
  [130, 2, 100, 300],
  [10_000, 1e300, 1000, 600_000],
])(
  'a slowest time of %i ms, times %f, in steps of %i ms gives %i ms',
  (slowest, multiplier, resolutionMs, timeMs) => {
    expect(derivedTimeMs(slowest, { multiplier, resolutionMs })).toBe(timeMs)
  },
)
