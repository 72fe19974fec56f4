import { randomUUID } from 'node:crypto'
import type { Comparison, Language } from '@codedojo/contract'
import { type ClaimedJob, connect, type Database, type schema } from '@codedojo/db'
import {
  addProblem,
  cloneDatabase,
  type TestCaseOptions,
  type TestProblemOptions,
} from '@codedojo/db/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgeSubmission } from '../judge-submission.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { cacheProblems } from './problem-cache.ts'
import { submissionOfJob } from './submission-of-job.ts'

let opened: TestJudge
let database: Database
const problemId = randomUUID()

withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(() => database[Symbol.asyncDispose]())

const exact: Comparison = {
  caseSensitive: true,
  spaceSensitive: false,
  floatAbsolute: null,
  floatRelative: null,
}
const noProgram = { outputFlags: [], inputFlags: [] }
const limits = { timeMs: 2000, memoryBytes: 128 * 1024 * 1024, outputBytes: 1024 * 1024 }

interface StoredProblem {
  readonly change?: TestProblemOptions
  readonly cases: readonly TestCaseOptions[]
  readonly files: TestProblemOptions['files']
}

async function store({ change, cases, files = [] }: StoredProblem): Promise<void> {
  await addProblem(database, {
    id: problemId,
    comparison: exact,
    validation: { ...noProgram, limits },
    referenceSolution: [{ language: 'python', completeCode: 'print(input(), 1)' }],
    cases: cases.map((one) => ({ isVisible: true, ...one })),
    files,
    ...change,
  })
}

interface JudgingOptions {
  readonly code: string
  readonly language?: Language
  readonly customInputs?: readonly string[]
  readonly kind?: 'run' | 'guard'
}

/** Reads and judges with the database role of the judge. */
async function judge({ code, language = 'python', customInputs = [], kind = 'run' }: JudgingOptions) {
  await using asJudge = connect(database.url, { role: 'codedojo_judge' })
  const cached = await cacheProblems(asJudge).read({ problemId, revision: 1 })
  if (!cached) throw new Error('The problem is missing.')
  const job: ClaimedJob = {
    id: randomUUID(),
    attempt: 1,
    tries: 1,
    userId: randomUUID(),
    kind,
    language,
    code,
    customInputs,
    isContest: false,
    expectedMs: 0,
    problemId,
    problemRevision: 1,
    packageHash: null,
    mode: 'stdin',
  }
  const submission = submissionOfJob(job, cached, new Set(['python']))
  return await judgeSubmission(submission, opened.judge, { onProgress: () => {} })
}

const program = (role: (typeof schema.programRoles)[number], code: string) => ({
  role,
  program: `${role}s/check.py`,
  language: 'python' as const,
  name: 'check.py',
  content: Buffer.from(code),
})

/** The output must be two factors of the input, none larger than the first flag, if there is one. */
const factors = `
import sys
number = int(open(sys.argv[1]).read())
a, b = map(int, sys.stdin.read().split())
most = int(sys.argv[4]) if len(sys.argv) > 4 else number
sys.exit(42 if a * b == number and max(a, b) <= most else 43)
`

test('stored validators judge the cases, each with its own flags, and custom inputs by the reference solution', async () => {
  await store({
    change: { validation: { ...noProgram, outputFlags: ['10'], limits } },
    cases: [
      { in: '20', out: '4 5' },
      { in: '20', out: '4 5', validatorFlags: ['5'] },
      { in: '20', out: '4 5', validatorFlags: [] },
    ],
    files: [program('output_validator', factors)],
  })

  const ten = await judge({ code: 'n = int(input())\nprint(n // 2, 2)', customInputs: ['8'] })

  expect(ten.cases.map(({ status }) => status)).toEqual(['Accepted', 'Wrong Answer', 'Accepted', 'Accepted'])
  expect(ten.cases[3]?.expected).toBe('8 1\n')
})

test('a case is compared in its own way where it names one', async () => {
  await store({
    change: { validation: null },
    cases: [
      { in: '', out: '1.0' },
      { in: '', out: '1.0', comparison: { ...exact, floatAbsolute: 0.1 } },
    ],
    files: [],
  })

  const { cases } = await judge({ code: 'print(1)' })

  expect(cases.map(({ status }) => status)).toEqual(['Wrong Answer', 'Accepted'])
})

const digits = `
import sys
line = sys.stdin.read()
if not line.strip().isdigit():
    print("a line of digits is expected", file=sys.stderr)
    sys.exit(43)
sys.exit(42 if int(line) <= int(sys.argv[1]) else 1)
`

test('an input of the learner that the problem does not take is named, run, and not judged', async () => {
  await store({
    change: { validation: { outputFlags: [], inputFlags: { check: ['100'] }, limits } },
    cases: [{ in: '20', out: '20' }],
    files: [program('input_validator', digits)],
  })

  const { cases } = await judge({ code: 'print(input())', customInputs: ['7', 'seven', '101'] })

  expect(cases.map(({ note }) => note)).toEqual([
    undefined,
    undefined,
    'Your input is not valid for this problem: a line of digits is expected',
    'Your input is not valid for this problem: it ended with exit code 1',
  ])
  expect(cases.map(({ expected }) => expected)).toEqual([null, '7 1\n', null, null])
  expect(cases.map(({ status, stdout }) => [status, stdout])).toEqual([
    ['Accepted', '20\n'],
    ['Wrong Answer', '7\n'],
    ['Accepted', 'seven\n'],
    ['Accepted', '101\n'],
  ])
})

test('an input that was typed in a browser reaches the program as a file of the problem would', async () => {
  const wholeLines = `
import sys
text = sys.stdin.buffer.read()
sys.exit(43 if b"\\r" in text or not text.endswith(b"\\n") else 42)
`
  await store({
    change: { validation: { outputFlags: [], inputFlags: { check: [] }, limits } },
    cases: [{ in: '20', out: '20' }],
    files: [program('input_validator', wholeLines)],
  })

  const code = 'import sys\nprint(repr(sys.stdin.buffer.read()))'
  const { cases } = await judge({ code, customInputs: ['1\r\n2', '1\n', ''] })

  expect(cases.slice(1).map(({ stdout, note }) => [stdout, note])).toEqual([
    ["b'1\\n2\\n'\n", undefined],
    ["b'1\\n'\n", undefined],
    ["b''\n", 'Your input is not valid for this problem: it is rejected without a reason'],
  ])
})

test('an own input keeps its carriage returns where the problem does', async () => {
  await store({ change: { keepsCarriageReturns: true }, cases: [{ in: '20', out: '20' }], files: [] })

  const code = 'import sys\nprint(repr(sys.stdin.buffer.read()))'
  const { cases } = await judge({ code, customInputs: ['1\r\n2'] })

  expect(cases[1]?.stdout).toBe("b'1\\r\\n2\\n'\n")
})

test('a learner’s inputs are not checked where the groups of the problem call its validators differently', async () => {
  await store({
    change: { validation: { outputFlags: [], inputFlags: null, limits } },
    cases: [{ in: '20', out: '20' }],
    files: [program('input_validator', digits)],
  })

  const { cases } = await judge({ code: 'print(input())', customInputs: ['seven'] })

  expect(cases[1]).not.toHaveProperty('note')
})

test('included files lie beside the code of their language, and the problem’s output limit holds', async () => {
  await store({
    change: { outputLimitBytes: 2 },
    cases: [{ in: '', out: '7' }],
    files: [
      {
        role: 'include',
        program: 'python',
        language: 'python',
        name: 'grader.py',
        content: Buffer.from('seven = 7\n'),
      },
    ],
  })

  const included = await judge({ code: 'from grader import seven\nprint(seven)' })
  const longer = await judge({ code: 'print(777)' })

  expect(included.status).toBe('Accepted')
  expect(longer.status).toBe('Output Limit Exceeded')
})

test('code of an assistant is judged on hidden cases, too, by the programs of the problem, up to its first failure', async () => {
  await store({
    cases: [
      { in: '20', out: '4 5' },
      { in: '21', out: '3 7', isVisible: false },
      { in: '22', out: '2 11', isVisible: false },
    ],
    files: [program('output_validator', factors)],
  })

  const right = await judge({ code: 'print(1, input())', kind: 'guard' })
  const wrong = await judge({ code: 'n = int(input())\nprint(n // 2, 2)', kind: 'guard' })

  expect([right.status, right.total]).toEqual(['Accepted', 3])
  expect([wrong.status, wrong.passed]).toEqual(['Wrong Answer', 1])
})
