import { expect, test } from 'vitest'
import type { LastWork, SeenCase } from '../../../ninja/ninja-facts.ts'
import { failingCase, lastWork, makeNinjaFacts, passedCase } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

const plain = 'A row of numbers.\n\n## Output\n\nPrint the values.\n'

interface QuestionOptions {
  readonly language: LastWork['language']
  readonly code: string
  readonly input: string
}

function answerFor({ language, code, input }: QuestionOptions, others: readonly SeenCase[] = []): string {
  const failing = failingCase({ input, expected: '19\n', actual: '18\n' })
  const seenCases = [...others, { ...failing, input }]
  const work = lastWork({ language, code, failing, seenCases })
  return coachNinja(makeNinjaFacts({ lastWork: work, problem: { description: plain } })).text
}

const large = '1 999999999999999999\n'
const javaLength =
  'class Main {\n  long n = new Scanner(System.in).nextLong();\n  int d = (int) Math.log10(n) + 1;\n}\n'

test.each([
  ['java', javaLength, large, 3],
  ['python', 'import math\nn = int(input())\nprint(math.sqrt(n))\n', large, 3],
  ['python', 'n = int(input())\nm = n // 3\nprint(n / 7)\n', large, 3],
  ['cpp', 'long long n;\ncin >> n;\nlong long r = sqrt(n);\n', large, 3],
  ['cpp', 'long long n;\ncin >> n;\nfloat side = n;\n', '5000 3\n', 3],
  ['javascript', "const [a, b] = require('fs').readFileSync(0).split(' ')\nconst n = Number(b)\n", large, 2],
] as const)(
  'a floating point number is a guess where the case has larger ones: %s, %j',
  (language, code, input, line) => {
    const told = { language, code, input }

    expect(answerFor(told)).toContain(`In line ${line} numbers may pass through a floating point number`)
    expect(answerFor({ ...told, input: '1 2000\n' })).not.toContain('floating point')
  },
)

test('a passed case with numbers as large refutes it, and numbers inside of words count', () => {
  const code = "const names = require('fs').readFileSync(0).split(' ').map(cut)\nconst n = Number(digits)\n"
  const told = { language: 'javascript', code, input: '2\nv18446744073709551616\nv2\n' } as const

  expect(answerFor(told)).toContain('floating point')
  expect(answerFor(told, [passedCase({ input: '1\nv18446744073709551615\n' })])).not.toContain(
    'floating point',
  )
})

test('whole numbers of Python and a comment are no floating point', () => {
  const code = 'n = int(input())\n# n / 2 would be wrong\nprint(n // 2)\n'

  expect(answerFor({ language: 'python', code, input: large })).not.toContain('floating point')
})
