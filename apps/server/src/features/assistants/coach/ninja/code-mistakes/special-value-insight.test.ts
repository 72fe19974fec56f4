import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const code = "n = int(input())\ns = input()\nif s[0] == '0':\n    print(1)\nelse:\n    print(len(s) * n)"
const zero = {
  input: '3\n0 5 7\n',
  expected: '36\n',
  actual: '1\n',
  passed: { input: '2\n4 5\n', output: '18\n' },
}

test('a rule for a value that only the failing case has is named', () => {
  const text = answerToWrongProgram({ language: 'python', code, ...zero })

  expect(text).toContain('Line 3 has a rule of its own for `0`')
  expect(text).toContain('perhaps that rule is not right yet')
})

test.each([
  ['a passed case has the value, too', { ...zero, passed: { input: '2\n0 5\n', output: '5\n' } }],
  ['the failing case has it not', { ...zero, input: '3\n1 5 7\n' }],
])('it is not said if %s', (_, cases) => {
  expect(answerToWrongProgram({ language: 'python', code, ...cases })).not.toContain('a rule of its own')
})

test('a sign that is no digit is mostly a command', () => {
  const text = answerToWrongProgram({
    ...{ language: 'python', code: "a = input()\nif a[0] == '+':\n    print(5)\nprint(len(a))" },
    ...{ input: '2\n+ ab\n', expected: '4\n', actual: '5\n', passed: { input: '1\nabc\n', output: '3\n' } },
  })

  expect(text).not.toContain('a rule of its own')
})

test('a number is mostly no value of the input', () => {
  const counted = code.replace("s[0] == '0'", 'n == 0')

  expect(answerToWrongProgram({ language: 'python', code: counted, ...zero })).not.toContain(
    'a rule of its own',
  )
})

test('what stands in a comment is no rule', () => {
  const plain =
    "n = int(input())\na = list(map(int, input().split()))\n# s[0] == '0' is fine\nprint(sum(a) + n)"

  expect(answerToWrongProgram({ language: 'python', code: plain, ...zero })).not.toContain(
    'a rule of its own',
  )
})
