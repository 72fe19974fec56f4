import type { Language } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

interface QuestionOptions {
  readonly tags: readonly string[]
  readonly language: Language
  readonly code: string
  readonly status?: 'Wrong Answer' | 'Runtime Error'
  readonly message?: string
}

function answersTo({
  tags,
  language,
  code,
  status = 'Wrong Answer',
  message = 'help',
}: QuestionOptions): string {
  const work = lastWork({ status, language, code, failing: failingCase({ status }) })
  return [2, 3]
    .map((level) => coachNinja(makeNinjaFacts({ message, level, lastWork: work, problem: { tags } })).text)
    .join('\n')
}

const first = ['Math', 'Loop']
const later = ['Dynamic Programming']
const programs = [
  [
    'python',
    'x = open(0).read()\nprint(x)\n',
    '`print("x =", x)`',
    '`print("x =", x, file=sys.stderr)` with `import sys`',
  ],
  [
    'java',
    'class Main { public static void main(String[] a) { int x = new java.util.Scanner(System.in).nextInt(); } }\n',
    '`System.out.println("x = " + x);`',
    '`System.err.println("x = " + x);`',
  ],
  [
    'cpp',
    '#include <iostream>\nint main() { int x; std::cin >> x; std::cout << x; }\n',
    '`std::cout << "x = " << x << ',
    '`std::cerr << "x = " << x << ',
  ],
  [
    'javascript',
    "const x = require('fs').readFileSync(0, 'utf8')\nconsole.log(x)\n",
    "`console.log('x =', x)`",
    "`console.error('x =', x)`",
  ],
] as const

test.each(programs)('in a first problem in %s nobody is sent to standard error', (language, code, plain) => {
  for (const status of ['Wrong Answer', 'Runtime Error'] as const)
    for (const message of ['help', 'which line is wrong']) {
      const text = answersTo({ tags: first, language, code, status, message })

      expect(text).not.toContain('standard error')
      expect(text).toContain(plain)
      expect(text).toContain('Take that line out again before you submit')
    }
})

test.each(programs)(
  'in a later problem in %s the line is told that prints there',
  (language, code, _, line) => {
    const text = answersTo({ tags: later, language, code })

    expect(text).toContain('to standard error, such as')
    expect(text).toContain(line)
  },
)

test.each([
  ['python', 'import sys\nx = input()\nprint(x, file=sys.stderr)\n'],
  ['cpp', '#include <iostream>\nint main() { int x; std::cin >> x; std::cerr << x; }\n'],
] as const)('who prints to standard error in %s already is not told how', (language, code) => {
  const text = answersTo({ tags: first, language, code })

  expect(text).toContain('to standard error')
  expect(text).not.toContain('such as')
})
