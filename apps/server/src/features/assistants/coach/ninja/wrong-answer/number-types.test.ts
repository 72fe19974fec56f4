import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const large = { input: '2\n1999999999 1\n', expected: '3000000000\n', actual: '17\n' }

test('a word of a comment is no type', () => {
  const code = '// How long it takes.\nint n; cin >> n;\nint far = n;\ncout << far;'

  expect(answerToWrongProgram({ language: 'cpp', code, ...large })).toContain(
    'no whole number that can hold it',
  )
  const wide = code.replace('int far', 'long far')
  expect(answerToWrongProgram({ language: 'cpp', code: wide, ...large })).not.toContain('can hold it')
})

test('numbers that are sorted as texts are named, although all values are right', () => {
  const program = {
    language: 'javascript',
    ...{ input: '4\n10 9 100 2\n', expected: '2 9 10 100\n', actual: '10 100 2 9\n' },
  } as const
  const code =
    'const a = require("fs").readFileSync(0, "utf8").split(" ");\na.sort();\nconsole.log(a.join(" "));'

  expect(answerToWrongProgram({ ...program, code })).toContain('In line 2 `sort` gets no function')
  const sorted = code.replace('sort()', 'sort((x, y) => y - x)')
  expect(answerToWrongProgram({ ...program, code: sorted })).toContain('but in another order')
})
