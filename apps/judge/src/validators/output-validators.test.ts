import { glob } from 'node:fs/promises'
import type { Language, Outcome } from '@codedojo/contract'
import type { ValidatorLimits, ValidatorProgram } from '@codedojo/problem-package'
import { describe, expect, test, vi } from 'vitest'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { exampleCase, judgeExample, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const mebibyte = 1024 * 1024
const limits: ValidatorLimits = { timeMs: 1000, memoryBytes: 128 * mebibyte, outputBytes: mebibyte }

function validatorOf(
  code: string,
  language: Language = 'python',
  path = 'output_validators/check',
): ValidatorProgram {
  return { path, language, sources: [{ name: 'source', bytes: Buffer.from(code) }] }
}

interface ProgramToJudge {
  readonly code?: string
  readonly validators: readonly ValidatorProgram[]
  readonly cases?: readonly CaseToJudge[]
}

/** Judges a Python program. Default: one hidden case with the input "20" and the answer "4 5". */
function judgeWith({
  code = 'print("4 5")',
  validators,
  cases = [exampleCase('20\n', '4 5\n')],
}: ProgramToJudge) {
  const validation = {
    outputValidators: validators,
    inputValidators: [],
    limits,
    isInteractive: false,
    maxPasses: 1,
  }
  const options = { cases, validation }
  return judgeExample(opened.judge, { language: 'python', code, options })
}

const verdicts = ({ cases }: Outcome) => cases.map(({ status }) => status)

/** A validator that accepts any two factors of the input. */
const factors = `
import sys
number = int(open(sys.argv[1]).read())
first, second = map(int, sys.stdin.read().split())
sys.exit(42 if first * second == number else 43)
`

test.each([
  ['print("4 5")', 'Accepted'],
  ['print("10 2")', 'Accepted'],
  ['print("10 3")', 'Wrong Answer'],
])('the validator decides, not the answer: %s is %s', async (code, status) => {
  const outcome = await judgeWith({ code, validators: [validatorOf(factors)] })

  expect(verdicts(outcome)).toEqual([status])
  expect(outcome.status).toBe(status)
})

test('a validator may be written in every language', { timeout: 180_000 }, async () => {
  const sameAsAnswer: readonly [Language, string][] = [
    [
      'cpp',
      `#include <bits/stdc++.h>
int main(int, char** argv) { std::ifstream answer(argv[2]); int a, b; answer >> a; std::cin >> b; return a == b ? 42 : 43; }`,
    ],
    [
      'java',
      `import java.nio.file.*; import java.util.*;
class Check { public static void main(String[] words) throws Exception {
  int right = Integer.parseInt(Files.readString(Path.of(words[1])).trim());
  System.exit(new Scanner(System.in).nextInt() == right ? 42 : 43); } }`,
    ],
    ['python', 'import sys\nsys.exit(42 if int(open(sys.argv[2]).read()) == int(input()) else 43)'],
    [
      'javascript',
      `const { readFileSync } = require('node:fs')
process.exit(Number(readFileSync(process.argv[3])) === Number(readFileSync(0)) ? 42 : 43)`,
    ],
  ]
  const cases = [exampleCase('', '7\n'), exampleCase('', '8\n')]

  for (const [language, source] of sameAsAnswer) {
    const outcome = await judgeWith({ code: 'print(7)', validators: [validatorOf(source, language)], cases })

    expect({ language, verdicts: verdicts(outcome) }).toEqual({
      language,
      verdicts: ['Accepted', 'Wrong Answer'],
    })
  }
})

test('of several validators all must accept', async () => {
  const positive = validatorOf('import sys\nsys.exit(43 if "-" in sys.stdin.read() else 42)')
  const validators = [validatorOf(factors), positive]

  expect((await judgeWith({ code: 'print("4 5")', validators })).status).toBe('Accepted')
  expect((await judgeWith({ code: 'print("-4 -5")', validators })).status).toBe('Wrong Answer')
})

test('submissions that together want many more boxes than there are never wait for each other for ever', {
  timeout: 120_000,
}, async () => {
  const { boxCount } = opened.judge.sandbox
  const cases = Array.from({ length: 5 }, () => exampleCase('20\n', '4 5\n'))
  const options = {
    cases,
    validation: {
      outputValidators: [validatorOf(factors)],
      inputValidators: [],
      limits,
      isInteractive: false,
      maxPasses: 1,
    },
    limits: { timeMs: 2000, memoryBytes: 256 * mebibyte, sameLimits: false },
  }

  // A distinct program for each, so that none is in the build cache.
  const outcomes = await Promise.all(
    Array.from({ length: 2 * boxCount }, (_, index) => {
      const code = `#include <cstdio>\nint main() { puts("10 2"); return 0 * ${index}; }\n`
      return judgeExample(opened.judge, { language: 'cpp', code, options })
    }),
  )

  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'Accepted'))
})

test('a validator gets the flags of each case as they are, whatever they hold', async () => {
  const flagged = validatorOf(`
import sys
sys.exit(42 if sys.argv[4:] == eval(sys.stdin.read()) else 43)
`)
  const flags = ['--max', 'it\'s $(exit 42); `true` \\ "', '', 'ü']
  const code = `print(${JSON.stringify(flags)})`
  const cases = [
    { ...exampleCase('', ''), validatorFlags: flags },
    { ...exampleCase('', ''), validatorFlags: [] },
  ]

  const outcome = await judgeWith({ code, validators: [flagged], cases })

  expect(verdicts(outcome)).toEqual(['Accepted', 'Wrong Answer'])
})

test('the whole output reaches the validator: eight megabytes of it, and every NUL', {
  timeout: 180_000,
}, async () => {
  const counting = validatorOf(`
import sys
text = sys.stdin.buffer.read()
sys.exit(42 if len(text) == 8 << 20 and text.count(0) == 8 << 20 else 43)
`)
  const code = 'import sys\nsys.stdout.buffer.write(bytes(8 << 20))'

  const cases = [exampleCase('', '', 'visible')]

  const outcome = await judgeWith({ code, validators: [counting], cases })

  expect(outcome.status).toBe('Accepted')
  expect(outcome.cases[0]?.stdoutIsCut).toBe(true)
  expect((await judgeWith({ code: `${code}\nprint()`, validators: [counting] })).status).toBe(
    'Output Limit Exceeded',
  )
})

test.each([
  ['Runtime Error', 'print("4 5")\nraise SystemExit(1)'],
  ['Time Limit Exceeded', 'print("4 5", flush=True)\nwhile True: pass'],
])('a program that ended with %s is not validated', async (status, code) => {
  const outcome = await judgeWith({ code, validators: [validatorOf('raise SystemExit(7)')] })

  expect(outcome.status).toBe(status)
})

describe('a validator that gives no answer is an Internal Error, never a verdict', () => {
  test.each([
    ['exit code 0', 'python', '', /exit code 0; it must end with 42 or 43/],
    ['a crash', 'python', 'raise ValueError("the answer is 4 5")', /exit code 1/],
    ['a signal', 'cpp', 'int main() { __builtin_trap(); }', /SIGILL/],
    ['a kill of itself', 'python', 'import os\nos.kill(os.getpid(), 9)', /SIGKILL/],
    ['a kill of everything', 'python', 'import os\nos.kill(-1, 9)', /SIGKILL|exit code 137/],
    // On a crowded machine real time may run out before the CPU time.
    ['no end', 'python', 'while True: pass', /more than 1 s of CPU time|waited without an end/],
    ['a sleep', 'python', 'import time\ntime.sleep(1000)', /waited without an end/],
    ['too much memory', 'python', 'x = bytearray(500 << 20)', /more than 128 MB of memory|exit code 1/],
    ['a syntax error', 'python', 'def', /does not compile/],
    [
      'a fork bomb',
      'python',
      'import os\nwhile True: os.fork()',
      /exit code|CPU time|of memory|without an end/,
    ],
  ] as const)('%s', { timeout: 30_000 }, async (_, language, source, fault) => {
    const cases = [exampleCase('20\n', '4 5\n'), exampleCase('30\n', '5 6\n')]

    const outcome = await judgeWith({ validators: [validatorOf(source, language)], cases })

    expect(outcome.status).toBe('Internal Error')
    expect(outcome.passed).toBe(0)
    expect(outcome.judgeMessage).toMatch(fault)
    expect(outcome.judgeMessage).toContain('output_validators/check')
    expect(outcome.errorMessage).toMatch(/Tell the operator\.$/)
    expect(outcome.errorMessage).not.toMatch(/output_validators|the answer is/)
  })
})

test('of a validator that does not compile only the operator reads a word, cut between characters', async () => {
  const broken = validatorOf(`def the_answer_is_4_5(): ${'\u{1F600}'.repeat(400)}`)
  const shifted = { ...broken, path: `${broken.path}s` }

  const outcomes = [await judgeWith({ validators: [broken] }), await judgeWith({ validators: [shifted] })]

  for (const { status, cases, errorMessage, judgeMessage } of outcomes) {
    expect({ status, cases }).toEqual({ status: 'Internal Error', cases: [] })
    expect(errorMessage).toBe('The checker of this problem could not be built. Tell the operator.')
    expect(judgeMessage).toContain('the_answer_is_4_5')
    expect(judgeMessage?.isWellFormed()).toBe(true)
  }
})

test('a validator that breaks after a wrong answer is told to the operator all the same', async () => {
  const second = 'import sys\nsys.exit(43 if open(sys.argv[1]).read() == "1" else 7)'
  const cases = [exampleCase('1', ''), exampleCase('2', '')]

  const outcome = await judgeWith({ validators: [validatorOf(second)], cases })

  expect(outcome.status).toBe('Wrong Answer')
  expect(outcome.judgeMessage).toMatch(/^Case 2: .*output_validators\/check gave no answer/)
})

test('children that outlive a validator do not keep its answer back, and none is left', async () => {
  const parent = `
import os, sys, time
if os.fork() == 0:
    os.setsid()
    time.sleep(1000)
sys.exit(42)
`
  const outcome = await judgeWith({ validators: [validatorOf(parent)] })

  expect(outcome.status).toBe('Accepted')
  await using box = await opened.judge.sandbox.acquire()
  expect(box.processesAlive()).toEqual([])
})

test('a validator sees its own files only, and may write to its feedback folder only', async () => {
  const secret = `${opened.stateFolder}/../secret-of-the-host`
  const leaking = `
import os, sys
def fails(action):
    try:
        action()
        return False
    except OSError:
        return True
def write(path):
    with open(path, "w") as file: file.write("x")
bad = [name for name, holds in {
    "feedback": not fails(lambda: write(sys.argv[3] + "notes.txt")),
    "input": fails(lambda: write(sys.argv[1])),
    "answer": fails(lambda: write(sys.argv[2])),
    "judge": fails(lambda: write("/judge/new")),
    "build": fails(lambda: write("/box/new")),
    "passwd": fails(lambda: open("/etc/passwd")),
    "host": fails(lambda: os.listdir(${JSON.stringify(secret)})),
    "root": fails(lambda: os.listdir("/root")),
    "network": fails(lambda: __import__("socket").socket()),
    "files": sorted(os.listdir("/judge")) == ["answer", "input", "script"],
}.items() if not holds]
open(sys.argv[3] + "judgemessage.txt", "w").write(" ".join(bad) or "x")
sys.exit(43 if bad else 42)
`
  const cases = [exampleCase('20', '4 5', 'visible')]

  const outcome = await judgeWith({ validators: [validatorOf(leaking)], cases })

  expect(outcome.cases[0]?.judgeMessage).toBe('x')
  expect(outcome.status).toBe('Accepted')
})

test('the message for the learner is kept, cut, and only of a case whose content is; that for the operator apart', async () => {
  const talking = validatorOf(`
import sys
open(sys.argv[3] + "teammessage.txt", "w").write("team\\0" + "ä" * 5000)
open(sys.argv[3] + "judgemessage.txt", "wb").write(b"judge\\xff")
sys.exit(43)
`)
  const cases = [
    exampleCase('1', '', 'visible'),
    exampleCase('2', '', 'hidden'),
    exampleCase('3', '', 'hidden'),
  ]

  const outcome = await judgeWith({ validators: [talking], cases })

  expect(outcome.errorMessage).toBe('Case 1: the checker of this problem does not accept the output.')
  const notes = outcome.cases.map(({ note, judgeMessage }) => [note?.slice(0, 6), note?.length, judgeMessage])
  expect(notes).toEqual([
    ['team', 4, expect.any(String)],
    ['team', 4, expect.any(String)],
    [undefined, undefined, undefined],
  ])
})

test.each([
  ['a link', 'import os, sys\nos.symlink(sys.argv[2], sys.argv[3] + "judgemessage.txt")'],
  ['a link to a host file', 'import os, sys\nos.symlink("/etc/passwd", sys.argv[3] + "judgemessage.txt")'],
  ['a pipe', 'import os, sys\nos.mkfifo(sys.argv[3] + "judgemessage.txt")'],
  ['a folder', 'import os, sys\nos.mkdir(sys.argv[3] + "judgemessage.txt")'],
  ['an endless file', 'import os, sys\nos.symlink("/dev/zero", sys.argv[3] + "judgemessage.txt")'],
  ['a message of nothing', 'import sys\nopen(sys.argv[3] + "judgemessage.txt", "w")'],
])('%s in the feedback folder is not read', async (_, source) => {
  const outcome = await judgeWith({ validators: [validatorOf(`${source}\nsys.exit(43)`)] })

  expect(outcome.status).toBe('Wrong Answer')
  expect(outcome.cases[0]?.judgeMessage).toBeUndefined()
})

test('feedback beyond its limit is the validator’s failure', async () => {
  const filling = `
import sys
for number in range(100):
    open(sys.argv[3] + str(number), "wb").write(bytes(100_000))
sys.exit(42)
`
  expect((await judgeWith({ validators: [validatorOf(filling)] })).status).toBe('Internal Error')
})

test('nothing of a validation is left on the host', async () => {
  const left = () => Array.fromAsync(glob(`${opened.ownWork}/*/answer`))
  const waiting = validatorOf('import time\ntime.sleep(1)\nraise SystemExit(42)')

  const judging = judgeWith({ validators: [waiting] })
  await vi.waitFor(async () => expect((await left()).length).toBeGreaterThan(0), { timeout: 30_000 })
  await judging

  expect(await left()).toEqual([])
})
