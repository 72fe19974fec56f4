import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const sum = { input: '2\n4 5\n', expected: '9\n' }

test.each([
  [
    'python',
    'n = int(input("How many? "))\na = map(int, input().split())\nprint(sum(a))',
    'How many? 9\n',
    '`How many?`',
    1,
  ],
  ['python', "a = [4, 5]\nprint('debug', a[0])\nprint(sum(a))\ninput()", 'debug 4\n9\n', '`debug`', 2],
  ['python', 'input()\na = map(int, input().split())\nprint(f"Sum: {sum(a)}")', 'Sum: 9\n', '`Sum:`', 3],
  ['javascript', "const a = read()\nconsole.log('sum is ' + a)", 'sum is 9\n', '`sum is`', 2],
  [
    'java',
    'int n = in.nextInt();\nSystem.out.println("n=" + n);\nSystem.out.println(sum);',
    'n=2\n9\n',
    '`n=`',
    2,
  ],
  ['cpp', 'int n; std::cin >> n;\nstd::cout << "Answer: " << 9 << "\\n";', 'Answer: 9\n', '`Answer:`', 2],
] as const)(
  '%s: a text beside the right values is named with its line: %j',
  (language, code, actual, told, line) => {
    const text = answerToWrongProgram({ language, code, actual, ...sum, notes: '- Mind the sum of the jar.' })

    expect(text).toContain(`your program also prints ${told}, in line ${line}.`)
    expect(text).not.toMatch(/Mind the sum of the jar|Worked step|hint of the jar/)
    expect(text).toContain('**Look here:** Leave that text out')
  },
)

test.each([
  ['the values are wrong, too', 'input()\nprint("Sum:", 8)', 'Sum: 8\n', '9\n'],
  ['the right output has the text', 'input()\nprint("Sum:", 9)\nprint(1)', 'Sum: 9\n1\n', 'Sum: 9\n'],
  ['the code has no such text', 'input()\nprint(*a)', '9 1\n', '9\n'],
])('nothing is said of a text where %s', (_, code, actual, expected) => {
  const text = answerToWrongProgram({ language: 'python', code, actual, input: '1\n', expected })

  expect(text).not.toContain('your program also prints')
})
