import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const rounds = { input: '9 4\n', expected: '3\n', actual: '4\n', passed: { input: '1 1\n', output: '0\n' } }

test.each([
  [
    'python',
    'n, k = map(int, input().split())\ndays = 0\nwhile front:\n    days += 1\n    front = spread(front)\nprint(days)',
  ],
  [
    'cpp',
    'cin >> n;\nint days = 0;\nwhile (!front.empty()) {\n    days++;\n    front = spread(front);\n}\ncout << days;',
  ],
] as const)('%s: a count of rounds that is off by one is named', (language, code) => {
  const text = answerToWrongProgram({ language, code, ...rounds })

  expect(text).toContain('`days` goes up once in every round of a loop, in line 4')
  expect(text).toContain('one too large: perhaps a last round')
  expect(answerToWrongProgram({ language, code, ...rounds, actual: '2\n' })).toContain('one too small')
})

test.each([
  [
    'is off by more',
    'days = 0\nwhile front:\n    days += 1\n    front = spread(input())\nprint(days)',
    '7\n',
  ],
  ['counts things', 'days = 0\nwhile front:\n    if good(input()):\n        days += 1\nprint(days)', '4\n'],
  [
    'is the place of the loop',
    'days = 0\nwhile days < n:\n    days += 1\n    x = input()\nprint(days)',
    '4\n',
  ],
  [
    'counts what is taken',
    'days = 0\nwhile waiting:\n    x = waiting.popleft()\n    days += 1\nprint(days, input())',
    '4\n',
  ],
  ['is not printed', 'days = 0\nwhile front:\n    days += 1\n    x = input()\nprint(x)', '4\n'],
])('a number that %s is not', (_, code, actual) => {
  expect(answerToWrongProgram({ language: 'python', code, ...rounds, actual })).not.toContain(
    'in every round of a loop',
  )
})
