import { randomUUID } from 'node:crypto'
import { type Outcome, outcomeSchema, scoringOfSubtasks } from '@codedojo/contract'
import { type ClaimedJob, type Database, schema } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { judgeJob } from './judge-job.ts'
import { cacheProblems } from './problem-cache.ts'

let opened: TestJudge
let database: Database
const userId = randomUUID()
const [plainId, checkedId] = [randomUUID(), randomUUID()]

const scoring = scoringOfSubtasks([
  { title: 'n is at most 1000', points: 40, rule: 'all' },
  { title: '', points: 60, rule: 'sum' },
])

/** A checker that says of the case 1000000 what the output says, so that tests choose what it writes. */
const checker = `import sys
said = sys.stdin.read().split()
folder = sys.argv[3]
if len(said) > 1 and int(open(sys.argv[1]).read()) > 1000:
    open(folder + said[1] + '.txt', 'w').write(said[2])
sys.exit(42 if said and said[0] == open(sys.argv[2]).read().split()[0] else 43)
`

withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

beforeEach(async () => {
  database = await cloneDatabase()
  await database.queries
    .insert(schema.user)
    .values({ id: userId, name: 'Ada', firstName: 'Ada', email: 'ada@example.org' })
  const caseOf = (n: number, groupName: string) => ({ in: `${n}\n`, out: `${2 * n}\n`, groupName })
  const cases = [
    caseOf(1, 'sample'),
    ...[2, 1000].map((n) => caseOf(n, 'secret/01')),
    ...[1001, 1_000_000].map((n) => caseOf(n, 'secret/02')),
  ]
  await addProblem(database, { id: plainId, scoring, cases })
  const limits = { timeMs: 5000, memoryBytes: 256 * 1024 * 1024, outputBytes: 1024 * 1024 }
  await addProblem(database, {
    ...{ id: checkedId, title: 'Checked', scoring, cases },
    validation: { outputFlags: [], inputFlags: [], limits },
    files: [
      {
        ...{ role: 'output_validator', program: 'output_validator', language: 'python', name: 'check.py' },
        content: Buffer.from(checker),
      },
    ],
  })
  return () => database[Symbol.asyncDispose]()
})

/** Judges a submission that this judge has claimed; returns the outcome and what is stored. */
async function judged(code: string, problemId = plainId, kind: ClaimedJob['kind'] = 'submit') {
  const { queries } = database
  const asked = { id: randomUUID(), userId, problemId, problemRevision: 1, language: 'python', code } as const
  await queries.insert(schema.submission).values(asked)
  const claim = { kind, priority: 0, state: 'judging', attempt: 1 } as const
  const customInputs: string[] = []
  await queries.insert(schema.judgeJob).values({ ...asked, ...claim, customInputs })
  const idleWork = {
    whileJudging: () => Promise.resolve(),
    verdictGiven: () => {},
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
  const { signal } = new AbortController()
  const place = { database, parts: opened.judge, problems: cacheProblems(database), idleWork, signal }
  const rest = { isContest: false, expectedMs: 0, tries: 1, packageHash: null, mode: 'stdin' } as const
  await judgeJob(place, { ...asked, ...claim, customInputs, ...rest })
  const [row] = await queries.select().from(schema.judgeJob).where(eq(schema.judgeJob.id, asked.id))
  const [stored] = await queries.select().from(schema.submission).where(eq(schema.submission.id, asked.id))
  const outcome: Outcome = outcomeSchema.parse(row?.outcome)
  return { ...outcome, stored }
}

test('a program that is right for small numbers only gets the points of their subtask', async () => {
  const { stored, ...outcome } = await judged('n = int(input())\nprint(2 * n if n <= 1000 else 0)')

  expect(outcome).toMatchObject({ status: 'Partially Accepted', score: 40, maxScore: 100 })
  expect(outcome.subtasks).toEqual([
    { name: 'secret/01', points: 40, of: 40, status: 'Accepted', failedCase: null },
    { name: 'secret/02', points: 0, of: 60, status: 'Wrong Answer', failedCase: 4 },
  ])
  expect(stored).toMatchObject({
    status: 'Partially Accepted',
    score: 40,
    maxScore: 100,
    passed: 3,
    total: 5,
  })
  expect(stored?.subtasks).toEqual(outcome.subtasks)
  const { queries } = database
  expect(await queries.$count(schema.solved)).toBe(0)
  expect(await queries.select().from(schema.problemCounter)).toMatchObject([{ submitted: 1, accepted: 0 }])
})

test('a program that is right everywhere has solved the problem', async () => {
  const { stored, ...outcome } = await judged('print(2 * int(input()))')

  expect(outcome).toMatchObject({ status: 'Accepted', score: 100, passed: 5, errorMessage: null })
  expect(await database.queries.$count(schema.solved)).toBe(1)
  expect(stored).toMatchObject({ status: 'Accepted', score: 100 })
})

test('a program that never ends costs one time limit in a subtask that it has lost, and all others are judged', async () => {
  const { status, cases, score } = await judged('n = int(input())\nwhile n == 2: pass\nprint(2 * n)')

  expect([status, score]).toEqual(['Partially Accepted', 60])
  expect(cases.map(({ index, status: ofCase }) => [index, ofCase])).toEqual([
    [1, 'Accepted'],
    [2, 'Time Limit Exceeded'],
    [4, 'Accepted'],
    [5, 'Accepted'],
  ])
})

test.each(['rejudge', 'reference'] as const)('a %s knows the points, a run does not', async (kind) => {
  expect(await judged('print(2 * int(input()))', plainId, kind)).toMatchObject({ score: 100 })
  expect(await judged('print(2 * int(input()))', plainId, 'run')).not.toHaveProperty('score')
})

test('what a program prints is never read as points', async () => {
  const { score, status } = await judged(
    'input()\nprint("score 100")\nprint({"score": 100, "status": "Accepted"})',
  )

  expect([status, score]).toEqual(['Wrong Answer', 0])
})

test('a program that does not compile has no points', async () => {
  const { status, stored, ...outcome } = await judged('print(')

  expect(status).toBe('Compilation Error')
  expect(outcome).not.toHaveProperty('score')
  expect(stored?.score).toBeNull()
})

test.each([
  ['score_multiplier', '0.5', 70],
  ['score', '12', 64],
  ['score', '30.0', 100],
])('a validator that writes %s %s gives a part of the points of a case', async (file, value, score) => {
  const said = `n = int(input())\nprint(2 * n, "${file}", "${value}") if n > 1000 else print(2 * n)`

  const outcome = await judged(said, checkedId)

  // Both cases of the subtask are worth 30.
  expect(outcome).toMatchObject({ score: score === 70 ? 70 : score, maxScore: 100 })
})

test.each([
  ['score', '30.5', /score\.txt must hold a number from 0 to 30, not "30\.5"/],
  ['score', '-1', /from 0 to 30, not "-1"/],
  ['score_multiplier', 'nan', /score_multiplier\.txt must hold a number from 0 to 1, not "nan"/],
  ['score', '1e999', /not "1e999"/],
])('a validator that writes %s %s is a fault of the judge, and says which', async (file, value, fault) => {
  const said = `n = int(input())\nprint(2 * n, "${file}", "${value}") if n > 1000 else print(2 * n)`

  const { status, judgeMessage, stored, ...outcome } = await judged(said, checkedId)

  expect(status).toBe('Internal Error')
  expect(judgeMessage).toMatch(fault)
  expect(outcome).not.toHaveProperty('score')
  expect(stored?.score).toBeNull()
})
