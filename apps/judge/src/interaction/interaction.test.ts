import type { Language, Outcome, TranscriptLine } from '@codedojo/contract'
import type { ValidatorLimits } from '@codedojo/problem-package'
import { describe, expect, test } from 'vitest'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { exampleCase, judgeExample, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const mebibyte = 1024 * 1024
const limits: ValidatorLimits = { timeMs: 2000, memoryBytes: 128 * mebibyte, outputBytes: mebibyte }

/** Knows a number of its input file from 1 to 1000, and answers at most ten guesses with "lower", "higher" or "correct". */
const guessing = `
import sys
secret = int(open(sys.argv[1]).read())
def reject(why):
    open(sys.argv[3] + "teammessage.txt", "w").write(why)
    open(sys.argv[3] + "judgemessage.txt", "w").write(f"the secret was {secret}")
    sys.exit(43)
for _ in range(10):
    line = sys.stdin.readline()
    try:
        guess = int(line)
    except ValueError:
        reject("this is no number" if line else "no guess came")
    if guess == secret:
        print("correct", flush=True)
        sys.exit(42)
    print("lower" if guess > secret else "higher", flush=True)
reject("too many guesses")
`

const bisecting = `
low, high = 1, 1000
while True:
    guess = (low + high) // 2
    print(guess, flush=True)
    answer = input()
    if answer == "correct": break
    if answer == "lower": high = guess - 1
    else: low = guess + 1
`

interface Talk {
  readonly code: string
  readonly language?: Language
  readonly interactor?: string
  readonly cases?: readonly CaseToJudge[]
  readonly timeMs?: number
}

function judgeTalk({ code, language = 'python', interactor = guessing, cases, timeMs = 1000 }: Talk) {
  const program = {
    path: 'output_validator/interactor.py',
    language: 'python' as const,
    sources: [{ name: 'interactor.py', bytes: Buffer.from(interactor) }],
  }
  return judgeExample(opened.judge, {
    language,
    code,
    options: {
      cases: cases ?? [
        exampleCase('700\n', '', 'visible'),
        exampleCase('1\n', ''),
        exampleCase('1000\n', ''),
      ],
      limits: { timeMs, memoryBytes: 256 * mebibyte, sameLimits: false },
      validation: {
        outputValidators: [program],
        inputValidators: [],
        limits,
        isInteractive: true,
        maxPasses: 1,
      },
    },
  })
}

const oneCase = [exampleCase('700\n', '', 'visible')]

const verdicts = ({ cases }: Outcome) => cases.map(({ status }) => status)
const linesOf = ({ cases }: Outcome, by: TranscriptLine['by']) =>
  cases[0]?.transcript?.lines.flatMap((line) => (line.by === by ? [line.text] : []))

test('a program that finds the number by what the interactor answers is Accepted', async () => {
  const outcome = await judgeTalk({ code: bisecting })

  expect({ status: outcome.status, verdicts: verdicts(outcome) }).toEqual({
    status: 'Accepted',
    verdicts: ['Accepted', 'Accepted', 'Accepted'],
  })
  expect(outcome.cases[0]?.transcript?.lines.slice(0, 4)).toEqual([
    { by: 'program', text: '500' },
    { by: 'judge', text: 'higher' },
    { by: 'program', text: '750' },
    { by: 'judge', text: 'lower' },
  ])
  expect(outcome.cases[1]?.transcript).toBeUndefined()
})

test('programs in every language talk to the interactor', { timeout: 180_000 }, async () => {
  const codes: readonly [Language, string][] = [
    [
      'cpp',
      `#include <iostream>
#include <string>
int main() { int low = 1, high = 1000; std::string answer;
  while (answer != "correct") { int guess = (low + high) / 2; std::cout << guess << std::endl; std::cin >> answer;
    if (answer == "lower") high = guess - 1; else low = guess + 1; } }`,
    ],
    [
      'java',
      `import java.util.*;
public class Solution { public static void main(String[] words) { Scanner in = new Scanner(System.in); int low = 1, high = 1000;
  for (;;) { int guess = (low + high) / 2; System.out.println(guess); String answer = in.next();
    if (answer.equals("correct")) return; if (answer.equals("lower")) high = guess - 1; else low = guess + 1; } } }`,
    ],
    [
      'javascript',
      `const lines = require('node:readline').createInterface({ input: process.stdin })
let low = 1, high = 1000, guess = 500
console.log(guess)
lines.on('line', (answer) => {
  if (answer === 'correct') return lines.close()
  if (answer === 'lower') high = guess - 1
  else low = guess + 1
  guess = Math.floor((low + high) / 2)
  console.log(guess)
})`,
    ],
  ]
  for (const [language, code] of codes)
    expect({ language, verdicts: verdicts(await judgeTalk({ language, code })) }).toEqual({
      language,
      verdicts: ['Accepted', 'Accepted', 'Accepted'],
    })
})

test('a wrong line ends the talk, and its transcript shows what came before', async () => {
  const outcome = await judgeTalk({ code: 'print(1, flush=True)\nprint(input() + "?", flush=True)\ninput()' })

  expect(outcome.status).toBe('Wrong Answer')
  expect(outcome.cases[0]).toMatchObject({
    note: 'this is no number',
    judgeMessage: 'the secret was 700',
    transcript: {
      lines: [
        { by: 'program', text: '1' },
        { by: 'judge', text: 'higher' },
        { by: 'program', text: 'higher?' },
      ],
      leftOut: 0,
    },
  })
  expect(outcome.errorMessage).toBe(
    'Case 1: the judge of this problem does not accept what the program wrote.',
  )
})

describe('what happens after the interactor has decided follows from its decision', () => {
  test.each([
    ['crashes', 'print("x", flush=True)\ninput()\ninput()\nraise ValueError'],
    ['computes without end', 'print("x", flush=True)\nwhile True: pass'],
    ['writes on', 'print("x", flush=True)\nfor n in range(100_000): print(n)'],
  ])('a program that %s after a wrong line gets Wrong Answer', async (_, code) => {
    expect((await judgeTalk({ code, cases: oneCase })).status).toBe('Wrong Answer')
  })

  test('a program that is right, but does not end, exceeds its time', async () => {
    const outcome = await judgeTalk({ code: `${bisecting}\nwhile True: pass` })

    expect(outcome.status).toBe('Time Limit Exceeded')
  })
})

test.each([
  ['Runtime Error', 'print(1, flush=True)\ninput()\nraise ValueError("no idea")'],
  ['Time Limit Exceeded', 'print(1, flush=True)\nwhile True: pass'],
  ['Memory Limit Exceeded', 'print(1, flush=True)\nx = bytearray(600 << 20)\ninput()'],
  ['Wrong Answer', 'print(1, flush=True)'],
])(
  'a program that fails by itself gets %s, whatever the interactor says of its silence',
  async (status, code) => {
    expect((await judgeTalk({ code, cases: oneCase })).status).toBe(status)
  },
)

test('a program that forgets to flush and its interactor wait for each other; both are stopped, and it is told', async () => {
  const outcome = await judgeTalk({ code: 'import sys\nprint(500)\nsys.stdin.readline()', timeMs: 10_000 })

  expect(outcome.status).toBe('Time Limit Exceeded')
  expect(outcome.errorMessage).toMatch(/waited for the interactor.*Flush the output/)
  expect(outcome.cases[0]?.cpuMs).toBeLessThan(5000)
})

test('what a program writes after it was stopped for waiting changes nothing', async () => {
  const outcome = await judgeTalk({
    code: 'import sys\nprint(1)\nsys.stdin.readline()\nprint("?")',
    timeMs: 10_000,
  })

  expect(outcome.status).toBe('Time Limit Exceeded')
})

test('an interactor that computes for long before it answers is waited for', async () => {
  const slow = guessing.replace('for _ in', 'sum(range(30_000_000))\nfor _ in')

  const outcome = await judgeTalk({ code: bisecting, interactor: slow, timeMs: 500, cases: oneCase })

  expect(outcome.status).toBe('Accepted')
})

describe('an interactor that gives no answer is an Internal Error, never a verdict', () => {
  test.each([
    ['exit code 0', 'import sys\nsys.exit(0)', /exit code 0; it must end with 42 or 43/],
    [
      'a crash',
      'input()\nraise KeyError("the answer is 700")',
      /exit code 1.*last words: KeyError: 'the answer is 700'/,
    ],
    ['computing without end', 'input()\nwhile True: pass', /more than 2 s of CPU time|without an end/],
    ['too much memory', 'input()\nx = bytearray(500 << 20)', /more than 128 MB of memory|exit code 1/],
    [
      'printing without end',
      'import sys\nwhile True: sys.stdout.write("x" * 65536)',
      /printed without an end|CPU time/,
    ],
  ])('%s', { timeout: 60_000 }, async (_, interactor, fault) => {
    const outcome = await judgeTalk({ code: 'print(1, flush=True)\nx = input()', interactor })

    expect(outcome.status).toBe('Internal Error')
    expect(outcome.judgeMessage).toMatch(fault)
    expect(outcome.errorMessage).toMatch(/Tell the operator\.$/)
    expect(JSON.stringify(outcome.cases.map(({ judgeMessage: _, ...rest }) => rest))).not.toContain(
      'answer is',
    )
  })
})

test('an interactor that goes on after the program has ended is stopped', { timeout: 60_000 }, async () => {
  const outcome = await judgeTalk({
    code: 'print(1)',
    interactor: 'import time\nwhile True: time.sleep(1)',
    cases: [exampleCase('1\n', '')],
  })

  expect(outcome.status).toBe('Internal Error')
  expect(outcome.judgeMessage).toMatch(/went on after the program had ended/)
})

test('a message for the operator never reaches the learner, whatever NULs it holds', async () => {
  const talking = `
import sys
open(sys.argv[3] + "judgemessage.txt", "w").write("secret\\0 one\\0 two\\0")
sys.stderr.write("secret three\\0 four")
sys.exit(43)
`
  const outcome = await judgeTalk({ code: 'input()', interactor: talking, cases: oneCase })

  expect(outcome.cases[0]?.note).toBe('The judge of this problem does not accept what the program wrote.')
  expect(outcome.cases[0]?.judgeMessage).toBe('secret')
})

test('the program sees neither input nor answer nor interactor', async () => {
  const leaking = `
import os
found = [path for path in ("/judge/input", "/judge/answer", "/tmp/feedback", "/tmp/stderr") if os.path.exists(path)]
print(",".join(found) or "nothing", flush=True)
input()
`
  const outcome = await judgeTalk({ code: leaking, cases: oneCase })

  expect(linesOf(outcome, 'program')).toEqual(['nothing'])
})

test('both may write millions of lines that nobody reads, and little of it is kept', async () => {
  const deaf =
    'import sys, time\nfor n in range(100_000): print(n)\nsys.stdout.flush()\ntime.sleep(0.2)\nsys.exit(42)'
  const code = 'for n in range(300_000): print(n, flush=n % 1000 == 0)'

  const outcome = await judgeTalk({ code, interactor: deaf, timeMs: 3000, cases: oneCase })

  expect(outcome.status).toBe('Accepted')
  expect(outcome.cases[0]?.transcript?.lines.length).toBeLessThanOrEqual(402)
  expect(outcome.cases[0]?.transcript?.leftOut).toBeGreaterThan(300_000)
})

test('a program that prints without end is stopped', async () => {
  const outcome = await judgeTalk({
    code: 'while True: print("1" * 1000)',
    interactor: 'import time\ntime.sleep(5)',
    cases: oneCase,
  })

  expect(outcome.status).toMatch(/Output Limit Exceeded|Time Limit Exceeded/)
})

test('a custom input is the input of the interactor, and no answer is needed', async () => {
  const outcome = await judgeTalk({
    code: bisecting,
    cases: [{ ...exampleCase('321\n', null, 'custom') }],
  })

  expect(outcome.cases[0]).toMatchObject({ status: 'Accepted', expected: null })
  expect(linesOf(outcome, 'program')?.at(-1)).toBe('321')
})

test('nothing of an interaction is left: no process, no folder', async () => {
  await judgeTalk({ code: 'import os, time\nif os.fork() == 0: time.sleep(100)\nprint(1, flush=True)' })

  await using pair = await opened.judge.sandbox.acquirePair()
  expect([pair.program.processesAlive(), pair.companion.processesAlive()]).toEqual([[], []])
})
