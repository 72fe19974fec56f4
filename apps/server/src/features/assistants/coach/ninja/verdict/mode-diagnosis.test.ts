import { requireSignature, type Verdict } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

const signature = requireSignature({
  function: 'total(coins: int[]): int',
  input: 'n\ncoins[n]',
  output: 'result',
})
const functionDeclaration = 'def total(coins: list[int]) -> int:'

interface Told {
  readonly code: string
  readonly status: Verdict
  readonly stderr?: string
  readonly actual?: string
  readonly callFault?: 'missing' | 'nothing'
}

function toldOf(
  { code, status, stderr = '', actual = '', callFault }: Told,
  mode: 'function' | 'stdin',
  level = 4,
): string {
  const failing = failingCase({ status, stderr, actual, ...(callFault && { callFault }) })
  const asked = mode === 'function' ? { signature, functionDeclaration } : { offeredFunction: 'total' }
  return coachNinja(
    makeNinjaFacts({ level, ...asked, code, lastWork: lastWork({ code, status, failing, passed: 0 }) }),
  ).text
}

const program = 'n = int(input())\nprint(sum(map(int, input().split())))\n'
const ended = (line: number) =>
  `Traceback (most recent call last):\n  File "/box/main.py", line ${line}, in <module>\n    n = int(input())\nEOFError: EOF when reading a line\n`

test.each([
  [{ code: program, status: 'Runtime Error', stderr: ended(1) }],
  [{ code: program, status: 'Runtime Error', callFault: 'missing' }],
  [
    {
      code: `def total(coins):\n    return sum(coins)\n${program}`,
      status: 'Runtime Error',
      stderr: ended(3),
    },
  ],
] as const)(
  'a whole program in the place of a function is told so, and nothing false of its input: %j',
  (told) => {
    const text = toldOf(told, 'function')

    expect(text).toContain('Your code reads input itself, in line')
    expect(text).toContain(functionDeclaration)
    expect(text).toContain('press **Function** above the editor')
    expect(text).not.toMatch(/one more line than the input|hint of the jar|Worked step/)
  },
)

test.each([
  [{ code: 'def total(coins):\n    return sum(coins)\n', status: 'Wrong Answer' }],
  [
    {
      code: 'class Solution:\n    def total(self, coins):\n        return sum(coins)\n',
      status: 'Wrong Answer',
    },
  ],
] as const)('a function alone in the place of a whole program is told that nothing calls it: %j', (told) => {
  const text = toldOf(told, 'stdin')

  expect(text).toContain(
    'Your code has the function `total`, and nothing reads the input, calls it and prints',
  )
  expect(text).toContain('Press **Function** above the editor')
})

test.each([
  [
    'a function that is wrong',
    { code: 'def total(coins):\n    return 1\n', status: 'Wrong Answer', actual: '1\n' },
    'function',
  ],
  [
    'a function that reads, and is wrong for another reason',
    {
      code: `def total(coins):\n    return 1\nif __name__ == "__main__":\n    ${program}`,
      status: 'Wrong Answer',
      actual: '1\n',
    },
    'function',
  ],
  [
    'a whole program with a function of that name',
    { code: `def total(coins):\n    return sum(coins)\n${program}`, status: 'Wrong Answer', actual: '3\n' },
    'stdin',
  ],
] as const)('%s is not taken for the other mode', (_, told, mode) => {
  expect(toldOf(told, mode)).not.toContain('**Function** above the editor')
})

test.each([
  ['exit()', 3],
  ['sys.exit(0)', 3],
  ['raise SystemExit', 3],
])('a function that ends the whole program by %s is told where', (ending, line) => {
  const code = `def total(coins):\n    if not coins:\n        ${ending}\n    return 1\n`

  const text = toldOf({ code, status: 'Wrong Answer', callFault: 'nothing' }, 'function')

  expect(text).toContain(`In line ${line} your code ends the whole program`)
})
