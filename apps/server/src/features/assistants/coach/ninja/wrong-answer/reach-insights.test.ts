import { expect, test } from 'vitest'
import type { LastWork } from '../../../ninja/ninja-facts.ts'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

const smallest = 'A row.\n\n## Output\n\nPrint the smallest sum.\n'
const input = '6 2\n4 9 4 2 6 11\n'

function answerFor(language: LastWork['language'], code: string, actual = '9\n'): string {
  const failing = failingCase({ input, expected: '7\n', actual })
  const work = lastWork({ language, code, failing })
  return coachNinja(makeNinjaFacts({ lastWork: work, problem: { description: smallest } })).text
}

const read = "const a = require('fs').readFileSync(0, 'utf8').split(' ').map(Number)\n"

test.each([
  [
    'python',
    'a = sorted(map(int, open(0).read().split()))\nprint(sum(a[:2]))\n',
    'Line 2 keeps only the first 2',
  ],
  [
    'python',
    'a = sorted(map(int, open(0).read().split()))\nprint(sum(a[-3:]))\n',
    'Line 2 keeps only the last 3',
  ],
  ['javascript', `${read}console.log(a.slice(0, 4).length)\n`, 'Line 2 keeps only the first 4'],
  [
    'cpp',
    'int n;\ncin >> n;\nfor (int i = 0; i < n; i++)\n  for (int j = max(0, i - 5); j < i; j++) best++;\n',
    'Line 4 looks back only 5 places',
  ],
  [
    'javascript',
    `${read}for (let j = r; j >= l && j > r - 10; j--) best++\nconsole.log(best)\n`,
    'Line 2 looks back only 10 places',
  ],
] as const)('a part that reaches only so far is told as a guess: %s, %j', (language, code, words) => {
  expect(answerFor(language, code)).toContain(`${words}, whatever the input: perhaps`)
})

test.each([
  ['python', 'd = input().split()\nn, k = d[:2]\nprint(n)\n'],
  ['python', 'd = input().split(); n, k = d[:2]; p = d[2:]\nprint(n)\n'],
  ['python', 'a = input().split()\nprint(a[:500])\n'],
  ['python', 'a = input().split()\nprint(turn(*a[-3:], 3))\n'],
  ['python', 'a = input().split()\nprint(turn(a[-2:], 3))\n'],
  ['javascript', `${read}const [n, k] = a.slice(0, 2)\nconsole.log(n)\n`],
  ['cpp', 'int n;\ncin >> n;\nfor (int i = 0; i < n; i++)\n  for (int k = 0; k < 30; k++) best++;\n'],
] as const)('what only reads, or reaches farther than this input, is no limit: %s, %j', (language, code) => {
  expect(answerFor(language, code)).not.toContain('whatever the input')
})

const early = (end: string) =>
  `${read}let best = Infinity\nfor (const x of a) {\n  if (x > best) ${end}\n  if (x < best) {\n    best = x\n  }\n}\nconsole.log(best)\n`

test('a loop over the best that is left early is told with both lines', () => {
  expect(answerFor('javascript', early('break'))).toContain(
    'Line 4 leaves the loop of line 3 early, and what comes after that is never looked at: perhaps',
  )
  expect(answerFor('javascript', early('continue'))).not.toContain('leaves the loop')
})

test.each(['range(29, -1, -1)', 'range(30)'])(
  'a `break` leaves its own loop, and one of %s is no search',
  (bits) => {
    const code = `a = map(int, input().split())\nfor x in a:\n    for k in ${bits}:\n        if x < best:\n            best = x\n            break\nprint(best)\n`

    expect(answerFor('python', code)).not.toContain('leaves the loop')
  },
)

test('a `break` that may leave a `switch` is not said to leave the loop', () => {
  expect(
    answerFor('javascript', early('break').replace('if (x > best) break', 'switch (x) { case 1: break }')),
  ).not.toContain('leaves the loop')
})

test('a loop without a condition ends only by its `break`', () => {
  expect(answerFor('javascript', early('break').replace('(const x of a)', '(;;)'))).not.toContain(
    'leaves the loop',
  )
})

test('a loop that looks for the first of something may be left', () => {
  const code = 'a = input().split()\nfor x in a:\n    if x == 3:\n        break\nprint(x)\n'

  expect(answerFor('python', code)).not.toContain('leaves the loop')
})

test.each([
  ['python', 'a = sorted(open(0).read().split(), key=lambda x: -int(x))\nprint(a[0])\n'],
  ['javascript', `${read}a.sort((x, y) => y - x)\nconsole.log(a[0])\n`],
  ['java', 'var in = System.in;\nlist.sort((x, y) -> y - x);\n'],
  ['cpp', 'cin >> n;\nsort(a.begin(), a.end(), [](int x, int y) { return x > y; });\n'],
] as const)('an order of its own is asked for where a better choice was missed: %s', (language, code) => {
  const words = 'sorts by a rule of your own: if your program chooses in that order, perhaps'

  expect(answerFor(language, code)).toContain(words)
  expect(answerFor(language, code, '5\n')).not.toContain(words)
})

test('what is counted up to both ends is asked for its first one', () => {
  const code = (second: string, last = 'b') =>
    `print(count(${last}, p) - count(${second}, p), open(0).read())\n`
  const failing = failingCase({ expected: '1\n', actual: '0\n' })
  const answerOf = (written: string, description: string) =>
    coachNinja(
      makeNinjaFacts({
        lastWork: lastWork({ code: written, failing }),
        problem: { description: `${description}\n\n## Output\n\nPrint the sum.\n` },
      }),
    ).text
  const words = 'Line 1 takes `count` up to `a` away from `count` up to the other end'

  expect(answerOf(code('a'), 'All from $a$ to $b$.')).toContain(words)
  expect(answerOf(code('a - 1'), 'All from $a$ to $b$.')).not.toContain(words)
  expect(answerOf(code('a', 'b + 1'), 'All from $a$ to $b$.')).not.toContain(words)
  expect(answerOf(code('x'), 'All from $a$ to $b$.')).not.toContain('to the other end')
  expect(answerOf(code('a'), 'Two heaps.')).not.toContain(words)
})

test('a value that is set behind another comparison of the line is no best one', () => {
  const code = `${read}for (const x of a) {\n  if (x === 3) {\n    place = 1\n    break\n  }\n  if (x > y) place = place === 1 ? 2 : 1\n}\nconsole.log(place)\n`

  expect(answerFor('javascript', code)).not.toContain('leaves the loop')
})

test('a value that is compared, but set elsewhere, is no best one', () => {
  const code =
    'n = int(input())\nfor a in list:\n    turn = a * 2\n    if turn == 0:\n        break\n    if turn > 1:\n        side = not side\nprint(side)\n'

  expect(answerFor('python', code)).not.toContain('leaves the loop')
})
