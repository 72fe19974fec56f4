import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { derivedTimeMs } from './package-limits.ts'
import { verifyCommand } from './verify-command.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-verify-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sum = 'print(sum(map(int, input().split())))\n'

const sumPackage = {
  'problem.yaml': 'name: Sum\nlimits: {memory: 64}\n',
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

async function makePackage(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name, path)), { recursive: true })
    await writeFile(join(folder, name, path), text)
  }
  return join(folder, name)
}

async function verify(...paths: string[]) {
  const lines: string[] = []
  const config = parseConfig({ DATA_DIR: folder })
  const status = await verifyCommand({ paths, config, print: (line) => lines.push(line) })
  return { status, rows: lines.map((line) => line.split('\t')) }
}

test('every submission is compared with its label, and the counts come last', {
  timeout: 60_000,
}, async () => {
  const { status, rows } = await verify(await makePackage('sum', sumPackage))

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

test('a package without a limit gets one from its accepted programs', { timeout: 60_000 }, async () => {
  const { '.timelimit': _, ...files } = sumPackage
  const slow = 'import time\nwhile time.process_time() < 0.45: pass\n'
  const path = await makePackage('derived', { ...files, 'submissions/accepted/slow.py': slow + sum })

  const { rows } = await verify(path)

  const loop = rows.find(([, name]) => name === 'time_limit_exceeded/loop.py')
  expect(loop?.[4]).toBe('TLE')
  // Five times the slowest accepted program, in whole seconds.
  expect(Number.parseFloat(loop?.[5] ?? '')).toBeGreaterThanOrEqual(3)
})

test('a package that cannot be judged is refused with the reason, and the others are judged', {
  timeout: 60_000,
}, async () => {
  const refused = await makePackage('custom', {
    ...sumPackage,
    'problem.yaml': 'validation: custom interactive\n',
  })
  const right = { ...sumPackage, 'submissions/wrong_answer/right.py': 'print(4)\n' }

  const { status, rows } = await verify(refused, await makePackage('right', right), join(folder, 'absent'))

  expect(rows[0]?.slice(1)).toEqual(['refused', expect.stringContaining('interactive')])
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
