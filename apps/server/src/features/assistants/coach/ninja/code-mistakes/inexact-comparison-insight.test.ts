import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const cases = {
  input: '2\n3 7\n4 9\n',
  expected: '2\n',
  actual: '5\n',
  passed: { input: '2\n1 2\n1 3\n', output: '1\n' },
}

test.each([
  ['python', 'n = int(input())\nif abs(a / b - c / d) < 1e-9:\n    print(5)'],
  ['cpp', 'double a, b;\nif (fabs(a - b) < 1e-6) cout << 5;'],
  ['java', 'double a = in.nextInt();\nif (Math.abs(a - b) <= EPS) out.print(5);'],
] as const)('%s: a comparison with a tolerance is named', (language, code) => {
  expect(answerToWrongProgram({ language, code: `${code}\n${reading[language]}`, ...cases })).toContain(
    'takes two numbers for equal when they are only near each other, in line 2',
  )
})

const reading = { python: 'input()', cpp: 'cin >> n;', java: 'new Scanner(System.in);' }

test('so is a comparison of two quotients', () => {
  const code = 'const [a, b, c, d] = read(require("fs").readFileSync(0));\nif (a / b < c / d) console.log(5);'

  expect(answerToWrongProgram({ language: 'javascript', code, ...cases })).toContain(
    'compares fractions that are rounded, in line 2',
  )
})

test.each([
  ['products', 'python', 'a, b, c, d = map(int, input().split())\nif a * d < c * b:\n    print(5)'],
  ['whole quotients', 'cpp', 'int a, b; cin >> a >> b;\nif (a / 2 < b / 2) cout << 5;'],
  [
    'whole quotients of Python',
    'python',
    'a, b = map(int, input().split())\nif a // 2 < b // 2:\n    print(5)',
  ],
] as const)('a comparison of %s is exact', (_, language, code) => {
  const text = answerToWrongProgram({ language, code, ...cases })

  expect(text).not.toContain('rounded')
  expect(text).not.toContain('near each other')
})

test('an answer with decimals needs fractions', () => {
  const code = 'a = float(input())\nwhile high - low > 1e-9:\n    low = a / 2\nprint(low)'

  expect(
    answerToWrongProgram({ language: 'python', code, ...cases, expected: '2.50\n', actual: '2.75\n' }),
  ).not.toContain('near each other')
})

const sums =
  'const marks = new Map();\nconst mark = (v) => marks.get(v) ?? marks.set(v, Math.random()).get(v);\nsum += mark(a);\nsum -= mark(b);\nconst input = require("fs").readFileSync(0);'

test('sums of fractions that serve as keys are named', () => {
  expect(answerToWrongProgram({ language: 'javascript', code: sums, ...cases })).toContain(
    'Line 2 makes fractions',
  )
  const whole = sums
    .replace('Math.random()', 'Math.floor(Math.random() * 2 ** 35)')
    .replace('Math.random()', 'Math.random( )')
  expect(answerToWrongProgram({ language: 'javascript', code: whole, ...cases })).not.toContain(
    'makes fractions',
  )
})

test.each([
  [
    'two fractions that are assigned',
    'javascript',
    'const [a] = read(require("fs").readFileSync(0));\nconst p = a / b, q = c / d;',
  ],
  ['a fraction of each branch', 'python', 'a = int(input())\nx = a / b if c < d else e / f'],
  ['a named argument', 'python', 'a = int(input())\nprint(a / n, end=k / 2)'],
  ['a tolerance that is read', 'cpp', 'double eps; int n;\ncin >> n >> eps;'],
  ['a bisection', 'cpp', 'double lo, hi; cin >> hi;\nwhile (hi - lo > 1e-9) hi = (lo + hi) / 2;'],
  [
    'decimals that are read, with an unrelated map',
    'java',
    'Map<String, Integer> m; double d = in.nextDouble();\na += d; b -= 1;',
  ],
] as const)('%s are compared with nothing', (_, language, code) => {
  const text = answerToWrongProgram({ language, code: `${code}\n`, ...cases })

  expect(text).not.toMatch(/only near each other|compares fractions|makes fractions/)
})
