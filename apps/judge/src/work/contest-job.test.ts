import { randomUUID } from 'node:crypto'
import type { ClaimedJob, Database } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { afterAll, expect, test } from 'vitest'
import { judgeSubmission } from '../judge-submission.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { type CachedProblem, cacheProblems } from './problem-cache.ts'
import { submissionOfJob } from './submission-of-job.ts'

let opened: TestJudge
let database: Database
let cached: CachedProblem
const problemId = randomUUID()

withJudge.beforeAll(async ({ testJudge }) => {
  opened = testJudge
  database = await cloneDatabase()
  const caseOf = (text: string, isVisible: boolean) => ({
    in: `${text}\n`,
    out: `${text}\n`,
    isVisible,
  })
  await addProblem(database, {
    id: problemId,
    comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
    referenceSolution: [{ language: 'python', completeCode: 'print(input())' }],
    cases: [caseOf('1', true), caseOf('2', false), caseOf('3', false)],
  })
  const read = await cacheProblems(database).read({ problemId, revision: 1 })
  if (!read) throw new Error('The problem is missing.')
  cached = read
}, 120_000)
afterAll(async () => {
  await database[Symbol.asyncDispose]()
})

function judge(asked: Pick<ClaimedJob, 'kind' | 'code' | 'customInputs' | 'isContest'>) {
  const claim = {
    id: randomUUID(),
    attempt: 1,
    tries: 1,
    expectedMs: 0,
    userId: randomUUID(),
    packageHash: null,
    mode: 'stdin' as const,
  }
  const place = { problemId, problemRevision: 1, language: 'python' as const }
  const submission = submissionOfJob({ ...claim, ...place, ...asked }, cached, new Set(['python']))
  return judgeSubmission(submission, opened.judge, { onProgress: () => {} })
}

/** Wrong on the second of three cases. */
const wrong = 'n = input()\nprint(0 if n == "2" else n)'

test.each([
  [true, ['Accepted', 'Wrong Answer']],
  [false, ['Accepted', 'Wrong Answer', 'Accepted']],
])(
  'a submission that is wrong ends at its first failing case where it is of a contest: %s',
  async (isContest, statuses) => {
    const outcome = await judge({ kind: 'submit', code: wrong, customInputs: [], isContest })

    expect(outcome.status).toBe('Wrong Answer')
    expect(outcome.cases.map(({ status }) => status)).toEqual(statuses)
  },
)

test.each([
  [true, null],
  [false, '7\n'],
])(
  'what is right for an own input is told unless the run is of a contest: %s',
  async (isContest, expected) => {
    const outcome = await judge({
      kind: 'run',
      code: 'print(int(input()) + 1)',
      customInputs: ['7'],
      isContest,
    })

    expect(outcome.cases.map(({ kind }) => kind)).toEqual(['visible', 'custom'])
    expect(outcome.cases[1]).toMatchObject({ stdout: '8\n', expected })
  },
)
