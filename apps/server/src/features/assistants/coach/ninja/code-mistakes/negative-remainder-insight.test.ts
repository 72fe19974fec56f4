import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const below = {
  input: '5 2 9\n',
  expected: '3\n',
  actual: '-2\n',
  passed: { input: '5 9 2\n', output: '2\n' },
}

test.each([
  ['cpp', 'int m, a, b; cin >> m >> a >> b;\ncout << (a - b) % m;'],
  ['java', 'int m = new Scanner(System.in).nextInt();\nSystem.out.print((a - b) % m);'],
  [
    'javascript',
    'const [m, a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log((a - b) % m);',
  ],
] as const)('%s: a remainder of a difference below 0 is named', (language, code) => {
  expect(answerToWrongProgram({ language, code, ...below })).toContain(
    'In line 2 a remainder of a difference is taken',
  )
})

test.each([
  [
    'Python has none below 0',
    { language: 'python', code: 'm, a, b = map(int, input().split())\nprint(-((a - b) % m))' },
  ],
  [
    'only a sum is divided',
    { language: 'cpp', code: 'int m, a, b; cin >> m >> a >> b;\ncout << (a + b) % m - b;' },
  ],
] as const)('it is not said where %s', (_, program) => {
  expect(answerToWrongProgram({ ...program, ...below })).not.toContain('a remainder of a difference')
})

test('a -1 that the program prints itself is no remainder', () => {
  const code = 'int m, a, b; cin >> m >> a >> b;\nif ((a - b) % 2) cout << -1;'

  expect(answerToWrongProgram({ language: 'cpp', code, ...below, actual: '-1\n' })).not.toContain(
    'a remainder of a difference',
  )
})
