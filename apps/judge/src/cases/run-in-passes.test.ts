import type { Outcome } from '@codedojo/contract'
import type { ValidatorLimits } from '@codedojo/problem-package'
import { expect, test } from 'vitest'
import { exampleCase, judgeExample, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const mebibyte = 1024 * 1024
const limits: ValidatorLimits = { timeMs: 2000, memoryBytes: 128 * mebibyte, outputBytes: mebibyte }

/** The first pass hides a word in numbers, the second must find it again; the validator remembers it in a file of its own. */
const hidingValidator = `
import os, sys
folder = sys.argv[3]
words = open(sys.argv[1]).read().split()
output = sys.stdin.read().split()
def reject(why):
    open(folder + "teammessage.txt", "w").write(why)
    sys.exit(43)
if words[0] == "hide":
    if not output or not all(part.isdigit() for part in output): reject("only numbers may be written")
    open(folder + "word.bin", "wb").write(b"\\0" + words[1].encode())
    open(folder + "nextpass.in", "w").write("find\\n" + " ".join(output) + "\\n")
    sys.exit(42)
known = open(folder + "word.bin", "rb").read()[1:].decode()
if os.path.exists(folder + "nextpass.in"): reject("nextpass.in is still there")
if output != [known]: reject("another word was hidden")
sys.exit(42)
`

const hiding = `
task = input()
if task == "hide":
    print(*[ord(letter) for letter in input()])
else:
    print("".join(chr(int(part)) for part in input().split()))
`

interface PassesToJudge {
  readonly code: string
  readonly validator?: string
  readonly maxPasses?: number
}

function judgePasses({ code, validator = hidingValidator, maxPasses = 2 }: PassesToJudge) {
  const program = {
    path: 'output_validator/validator.py',
    language: 'python' as const,
    sources: [{ name: 'validator.py', bytes: Buffer.from(validator) }],
  }
  return judgeExample(opened.judge, {
    language: 'python',
    code,
    options: {
      cases: [exampleCase('hide\nsecret\n', '', 'visible'), exampleCase('hide\nother\n', '')],
      limits: { timeMs: 500, memoryBytes: 256 * mebibyte, sameLimits: false },
      validation: {
        outputValidators: [program],
        inputValidators: [],
        limits,
        isInteractive: false,
        maxPasses,
      },
    },
  })
}

const verdicts = ({ cases }: Outcome) => cases.map(({ status }) => status)

test('the output of one run makes the input of the next, and the validator keeps its files between them', async () => {
  const outcome = await judgePasses({ code: hiding })

  expect({ status: outcome.status, verdicts: verdicts(outcome) }).toEqual({
    status: 'Accepted',
    verdicts: ['Accepted', 'Accepted'],
  })
  expect(outcome.cases[0]?.transcript?.lines).toEqual([
    { by: 'judge', text: 'hide' },
    { by: 'judge', text: 'secret' },
    { by: 'program', text: '115 101 99 114 101 116' },
    { by: 'run', text: 'Run 2' },
    { by: 'judge', text: 'find' },
    { by: 'judge', text: '115 101 99 114 101 116' },
    { by: 'program', text: 'secret' },
  ])
  expect(outcome.cases[1]?.transcript).toBeUndefined()
})

test('a program keeps nothing from one run to the next', async () => {
  const outcome = await judgePasses({
    code: `
import os
task, rest = input(), input()
if task == "hide":
    open("/tmp/word", "w").write(rest)
    print(1)
else:
    print(open("/tmp/word").read() if os.path.exists("/tmp/word") else "nothing")
`,
  })

  expect(outcome.status).toBe('Wrong Answer')
  expect(outcome.cases[0]?.note).toBe('another word was hidden')
  expect(outcome.errorMessage).toMatch(/^Case 1, run 2: /)
})

test.each([
  ['Wrong Answer', 'print("hidden")', /^Case 1: /],
  [
    'Runtime Error',
    hiding.replace('print("".join', 'raise IndexError("lost") or print("".join'),
    /^Case 1, run 2: .*IndexError/s,
  ],
  [
    'Time Limit Exceeded',
    hiding.replace('print("".join', 'while True: pass\n    print("".join'),
    /^Case 1, run 2: /,
  ],
])('each run is judged by itself: %s', async (status, code, message) => {
  const outcome = await judgePasses({ code })

  expect(outcome.status).toBe(status)
  expect(outcome.errorMessage).toMatch(message)
})

const asksForEver = 'import sys\nopen(sys.argv[3] + "nextpass.in", "w").write("again\\n")\nsys.exit(42)\n'
const rejectsWithNext = asksForEver.replace('sys.exit(42)', 'sys.exit(43)')
const leavesFolder = 'import os, sys\nos.mkdir(sys.argv[3] + "state")\nsys.exit(42)\n'
const forgesFiles = `
import sys
mark = [word for word in open("/judge/script").read().split() if len(word) == 32][0]
open(sys.argv[3] + "teammessage.txt", "w").write(mark + "../../etc/passwd\\nforged" + mark + "\\n")
sys.exit(42)
`

test.each([
  ['asks for more passes than the limit', asksForEver, 'more than 2 passes'],
  [
    'rejects and asks for another pass',
    rejectsWithNext,
    'it wrote nextpass.in for an output that it rejects',
  ],
  ['leaves a folder', leavesFolder, 'it left "state/" in its feedback folder'],
  ['forges the name of a file', forgesFiles, 'it left "../../etc/passwd" in its feedback folder'],
])('a validator that %s is a fault of the judge, and says which', async (_, validator, why) => {
  const outcome = await judgePasses({ code: 'print(1)', validator })

  expect(outcome.status).toBe('Internal Error')
  expect(outcome.cases[0]?.judgeMessage).toContain(why)
})

test('a validator that makes no next pass ends the case, and more passes are run where the limit allows', async () => {
  const counting = `
import os, sys
place = sys.argv[3] + "count"
count = 1 + (int(open(place).read()) if os.path.exists(place) else 0)
open(place, "w").write(str(count))
if count < 5: open(sys.argv[3] + "nextpass.in", "w").write(f"hide\\n{count}\\n")
sys.exit(42)
`
  const outcome = await judgePasses({ code: hiding, validator: counting, maxPasses: 5 })

  expect(outcome.status).toBe('Accepted')
  expect(outcome.cases[0]?.transcript?.lines.filter(({ by }) => by === 'run')).toHaveLength(4)
})

test('a rejection without a word is told as one of the judge, whom no interactor stands beside', async () => {
  const outcome = await judgePasses({ code: 'print(1)', validator: 'import sys\nsys.exit(43)\n' })

  expect(outcome.cases[0]?.note).toBe('The judge of this problem does not accept what the program wrote.')
  expect(outcome.errorMessage).toBe(
    'Case 1: the judge of this problem does not accept what the program wrote.',
  )
})
