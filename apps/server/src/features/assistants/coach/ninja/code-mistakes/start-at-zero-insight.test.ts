import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const largest = {
  input: '3\n-4 -2 -9\n',
  expected: '-2\n',
  actual: '0\n',
  passed: { input: '2\n3 1\n', output: '3\n' },
}

test.each([
  [
    'python',
    'n = int(input())\nbest = 0\nfor x in map(int, input().split()):\n    best = max(best, x)\nprint(best)',
  ],
  [
    'python',
    'n = int(input())\nbest = 0\nfor x in map(int, input().split()):\n    if x > best:\n        best = x\nprint(best)',
  ],
  ['cpp', 'int n; cin >> n;\nlong long best = 0;\nwhile (cin >> x) best = max(best, x);\ncout << best;'],
  [
    'java',
    'int n = in.nextInt();\nint best = 0;\nfor (int i = 0; i < n; i++) if (in.nextInt() > best) best = a[i];\nout.print(best);',
  ],
  [
    'javascript',
    'const list = read();\nlet best = 0;\nfor (const x of list) best = Math.max(best, x);\nconsole.log(best);',
  ],
] as const)('%s: a best value that begins with 0 is named', (language, code) => {
  expect(answerToWrongProgram({ language, code, ...largest })).toContain('Line 2 lets `best` begin with 0')
})

test.each([
  [
    'begins with the first value',
    'n, *list = read()\nbest = list[0]\nfor x in list:\n    best = max(best, x)\nprint(best)',
  ],
  ['is not printed', 'n, *list = read()\nbest = 0\nfor x in list:\n    best = max(best, x)\nprint(n - n)'],
  ['begins with 0 and adds up', 'n, *list = read()\ntotal = 0\nfor x in list:\n    total += x\nprint(total)'],
])('one that %s is not', (_, code) => {
  expect(answerToWrongProgram({ language: 'python', code, ...largest })).not.toContain('begin with 0')
})

test('it is not said if a case with such an answer has passed', () => {
  const code = 'n, *list = read()\nbest = 0\nfor x in list:\n    best = max(best, x)\nprint(best)'
  const passed = { input: '1\n-3\n', output: '-3\n' }

  expect(answerToWrongProgram({ language: 'python', code, ...largest, passed })).not.toContain('begin with 0')
})

test('a smallest value that begins with 0 is not, since it may be a place that begins there', () => {
  const code = 'n, *list = read()\nleast = 0\nfor x in list:\n    least = min(least, x)\nprint(least)'
  const smallest = { input: '2\n5 3\n', expected: '3\n', actual: '0\n' }

  expect(answerToWrongProgram({ language: 'python', code, ...smallest })).not.toContain('begin with 0')
})
