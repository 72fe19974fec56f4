import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../testing/make-ninja-facts.ts'
import { coachNinja } from './coach-ninja.ts'

type Work = Parameters<typeof lastWork>[0]

const answerTo = (work: Work) => coachNinja(makeNinjaFacts({ lastWork: lastWork(work), level: 1 })).text

function compiled(line: string, message: string): string {
  const compileMessage = `  File "main.py", line 2\n    ${line}\n    ^\nSyntaxError: ${message}\n`
  return answerTo({
    status: 'Compilation Error',
    code: `n = int(input())\n${line}\n`,
    compileMessage,
    failing: null,
  })
}

test.each([
  ['else if n < 18:', "expected ':'", '`elif`'],
  ['elif n < 18', "expected ':'", 'A colon is missing at the end of this line'],
  ['else', "expected ':'", 'A colon is missing at the end of this line'],
  ["if n == 0 print('even')", 'invalid syntax', 'A colon must stand before what is to be done'],
  ['if n > 0 && n < 9:', 'invalid syntax', 'by the words `and` and `or`'],
  ['n++', 'invalid syntax', '`+= 1`'],
  ['area = n x n', 'invalid syntax', 'Times is written `*`'],
  ['area = n n', 'invalid syntax', 'at the end of the line before'],
])('of the line "%s" of Python the slip itself is told', (line, message, words) => {
  expect(compiled(line, message)).toContain(words)
})

test.each([
  ['EOFError: EOF when reading a line', 'one more line than the input has'],
  ["TypeError: unsupported operand type(s) for /: 'str' and 'int'", '`input()` gives a text'],
  ['TypeError: can only concatenate str (not "int") to str', '`input()` gives a text'],
  ["TypeError: '<' not supported between instances of 'str' and 'int'", '`input()` gives a text'],
  ["TypeError: unsupported operand type(s) for +: 'int' and 'list'", 'another type than the operation needs'],
])('the crash "%s" is told in words of a beginner', (error, words) => {
  const stderr = `Traceback (most recent call last):\n  File "/box/main.py", line 2, in <module>\n    b = input()\n${error}\n`

  const text = answerTo({
    status: 'Runtime Error',
    failing: failingCase({ status: 'Runtime Error', actual: '', exitCode: 1, stderr }),
  })

  expect(text).toContain(words)
})

const joined = 'between two texts `+` joins'

test.each([
  ['python', 'a, b = input().split()\nprint(a + b)\n', '`map(int, …)`'],
  [
    'javascript',
    "const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(' ')\nconsole.log(a + b)\n",
    '`.map(Number)`',
  ],
] as const)('in %s, numbers of the input that are joined are told with the cure', (language, code, cure) => {
  const failing = failingCase({ input: '12 30\n', expected: '42\n', actual: '1230\n' })

  const facts = makeNinjaFacts({ lastWork: lastWork({ failing, language, code }), level: 2 })
  const text = coachNinja(facts).text

  expect(text).toContain(joined)
  expect(text).toContain(cure)
})

test.each([
  ['a program that makes numbers', 'a, b = map(int, input().split())\nprint(a * 100 + b)\n', '1230\n'],
  ['another number', 'a, b = input().split()\nprint(b + a)\n', '3012\n'],
])('%s is not said to join texts', (_, code, actual) => {
  const failing = failingCase({ input: '12 30\n', expected: '42\n', actual })

  expect(answerTo({ failing, code })).not.toContain(joined)
})

test.each([
  ['a fraction that is kept', 'm = int(input())\nprint(m / 60)\n', '2.0833333333333335\n', true],
  ['a fraction of another number', 'm = int(input())\nprint(m / 30)\n', '4.1666\n', false],
  ['a fraction without a division', 'm = int(input())\nprint(m * 0.0166)\n', '2.075\n', false],
])('%s in place of a whole number is recognised: %#', (_, code, actual, isTold) => {
  const failing = failingCase({ input: '125\n', expected: '2\n', actual })

  expect(answerTo({ failing, code }).includes('with a fraction behind it')).toBe(isTold)
})
