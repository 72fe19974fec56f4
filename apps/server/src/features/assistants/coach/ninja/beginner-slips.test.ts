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
  ['a sum that began at 0', 'let sum = 0\nfor (const one of words) sum += one', '0345'],
  [
    'a program that elsewhere makes numbers',
    'const n = Number(lines[0])\nconsole.log(words[0] + words[1])',
    '345',
  ],
])('texts that are joined are told in %s, too', (_, code, actual) => {
  const failing = failingCase({ input: '3\n3 4 5\n', expected: '12\n', actual: `${actual}\n` })
  const reading = "const [first, second] = require('fs').readFileSync(0, 'utf8').split('\\n')\n"

  expect(answerTo({ language: 'javascript', failing, code: reading + code })).toContain(joined)
})

test('an answer that is an order of the same digits is not taken for joined texts', () => {
  const failing = failingCase({ input: '3\n3 4 5\n', expected: '543\n', actual: '345\n' })

  expect(answerTo({ failing, code: "print(''.join(input().split()))" })).not.toContain(joined)
})

test.each([
  ['a fraction that is kept', 'm = int(input())\nprint(m / 60)\n', '2.0833333333333335\n', true],
  ['a fraction of another number', 'm = int(input())\nprint(m / 30)\n', '4.1666\n', false],
  ['a fraction without a division', 'm = int(input())\nprint(m * 0.0166)\n', '2.075\n', false],
])('%s in place of a whole number is recognised: %#', (_, code, actual, isTold) => {
  const failing = failingCase({ input: '125\n', expected: '2\n', actual })

  expect(answerTo({ failing, code }).includes('with a fraction behind it')).toBe(isTold)
})

function stopped(language: 'python' | 'javascript' | 'java' | 'cpp', compileMessage: string): string {
  return answerTo({
    ...{ status: 'Compilation Error', language, compileMessage, failing: null },
    code: 'first line\nsecond line\n',
  })
}

test.each([
  ["IndentationError: expected an indented block after 'if' statement on line 1", 'ends with a colon'],
  ['IndentationError: expected an indented block after function definition on line 1', 'ends with a colon'],
  ['IndentationError: unexpected indent', 'that one does not end with a colon'],
  [
    'IndentationError: unindent does not match any outer indentation level',
    'further left than the one before',
  ],
  ['TabError: inconsistent use of tabs and spaces in indentation', 'use spaces only'],
  ["SyntaxError: unmatched ')'", 'closed here that was not opened'],
  ["SyntaxError: closing parenthesis ')' does not match opening parenthesis '['", 'by another kind'],
  ["SyntaxError: cannot assign to literal here. Maybe you meant '==' instead of '='?", 'On the left of'],
  ["SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?", 'to compare, use `==`'],
  ['SyntaxError: invalid syntax. Perhaps you forgot a comma?', 'a comma, a sign such as `+`'],
  ["SyntaxError: 'return' outside function", 'this line is in none'],
  ["SyntaxError: 'break' outside loop", 'belongs into a loop'],
  ['SyntaxError: unexpected character after line continuation character', 'outside of the quotation marks'],
])('Python stops with "%s", and its own cause is told', (error, words) => {
  const text = stopped('python', `  File "main.py", line 2\n    second line\n    ^\n${error}\n`)

  expect(text).toContain(words)
  expect(text.includes('Tabs')).toBe(error.startsWith('TabError'))
})

test.each([
  ['javascript', 'SyntaxError: Invalid or unexpected token', 'not ended by the same quotation mark'],
  ['javascript', "SyntaxError: Unexpected token 'else'", 'No `if` ends just before'],
  ['javascript', "SyntaxError: Unexpected identifier 'x'", 'without a type'],
  ['javascript', 'SyntaxError: Invalid left-hand side in assignment', 'use `===`'],
  ['java', 'unclosed character literal', 'between double ones'],
  ['java', 'unclosed string literal', 'not ended by a `"`'],
  ['java', "'(' expected", 'A round bracket is missing'],
  ['java', "'else' without 'if'", 'No `if` ends just before'],
  ['java', 'incompatible types: int cannot be converted to boolean', 'to compare, use `==`'],
  ['java', 'not a statement', 'does nothing with it'],
  ['cpp', 'expected ‘(’ before ‘n’', 'in round brackets'],
  ['cpp', 'expected declaration before ‘}’ token', 'one too many just before it'],
  ['cpp', '‘else’ without a previous ‘if’', 'No `if` ends just before'],
  ['cpp', 'no match for ‘operator<<’ (operand types are ‘std::istream’ and ‘int’)', 'The arrows point'],
  ['cpp', 'lvalue required as left operand of assignment', 'use `==`'],
] as const)('in %s, "%s" is told by its own cause', (language, error, words) => {
  const place = { javascript: '/box/main.js:2', java: 'Main.java:2: error: ', cpp: 'main.cpp:2:5: error: ' }[
    language
  ]
  const report = language === 'javascript' ? `${place}\nsecond line\n\n${error}\n` : `${place}${error}\n`

  expect(stopped(language, report)).toContain(words)
})

const printing = {
  python: ['print(odd)\n', '  File "main.py", line 1, in <module>\nNameError: name \'odd\' is not defined\n'],
  javascript: [
    'console.log(odd)\n',
    '/box/main.js:1\nconsole.log(odd)\n\nReferenceError: odd is not defined\n',
  ],
  java: [
    'class Main { void f() { System.out.println(odd); } }\n',
    'Main.java:1: error: cannot find symbol\n  System.out.println(odd);\n                     ^\n  symbol:   variable odd\n  location: class Main\n1 error\n',
  ],
  cpp: ['int main() { std::cout << odd; }\n', "main.cpp:1:27: error: 'odd' was not declared in this scope\n"],
} as const
const parity = 'Is it odd?\n\n## Output\n\nPrint `even` or `odd`.\n'

/** The answer about the program of a language that uses the name `odd`. */
function aboutOdd(
  language: keyof typeof printing,
  description: string,
  change = (code: string) => code,
): string {
  const [code, report] = printing[language]
  const isCompiled = language === 'java' || language === 'cpp'
  const failing = failingCase({ status: 'Runtime Error', actual: '', exitCode: 1, stderr: report })
  const work = lastWork({
    ...(isCompiled
      ? { status: 'Compilation Error', compileMessage: report, failing: null }
      : { status: 'Runtime Error', failing }),
    ...{ language, code: change(code) },
  })
  return coachNinja(makeNinjaFacts({ lastWork: work, level: 1, problem: { description } })).text
}

test.each(['python', 'javascript', 'java', 'cpp'] as const)(
  'in %s, a word of the output without quotes is told to need them',
  (language) => {
    expect(aboutOdd(language, parity)).toContain('Text needs quotes: write `"odd"`')
    expect(aboutOdd(language, parity.replace('`odd`', '`Odd`'))).toContain('`"Odd"`')
  },
)

test.each(['python', 'javascript', 'java', 'cpp'] as const)(
  'in %s, another unknown name, or a variable of that name, is not said to need quotes',
  (language) => {
    const other = aboutOdd(language, 'Count.\n\n## Output\n\nPrint the number.\n')
    const set = aboutOdd(language, parity, (code) => `${code}// odd = 1\n`)

    for (const text of [other, set]) expect(text).not.toContain('Text needs quotes')
  },
)

test.each([
  ['Compilation Error', "SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?"],
  ['Runtime Error', "NameError: name 'primt' is not defined. Did you mean: 'print'?"],
] as const)('a message of a %s that ends with a mark gets no second one', (status, error) => {
  const report = `Traceback\n  File "main.py", line 1, in <module>\n${error}\n`
  const failing = failingCase({ status: 'Runtime Error', actual: '', exitCode: 1, stderr: report })

  const text =
    status === 'Runtime Error'
      ? answerTo({ status, failing })
      : answerTo({ status, failing: null, compileMessage: report })

  expect(text).toContain("'?`")
  expect(text).not.toContain('?`.')
})
