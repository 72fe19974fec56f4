import { schema } from '@codedojo/db'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowOf } from './kill-points.ts'
import { sleepingSumProgram } from './sum-problem.ts'
import { openTestbed, type Testbed } from './testbed.ts'

const patienceMs = 300_000
let testbed: Testbed
beforeAll(async () => {
  testbed = await openTestbed()
}, patienceMs)
beforeEach(async () => {
  await testbed.startServer()
})
afterEach(async () => {
  expect(await testbed.faults()).toEqual([])
  await testbed.clear()
})
afterAll(() => testbed[Symbol.asyncDispose](), patienceMs)

const { judgeJob } = schema

async function submitMany(count: number, mark: string): Promise<string[]> {
  const programs = Array.from({ length: count }, (_, index) => ({
    problemId: testbed.problemId,
    language: 'python' as const,
    code: sleepingSumProgram(0.3, `${mark} ${index}`),
    expected: 'Accepted' as const,
  }))
  return Promise.all(programs.map((program) => testbed.learner.submit(program)))
}

test(
  'two judges of one machine and one name share the work, neither takes what the other has, and each leaves in good order',
  async () => {
    const judges = await Promise.all([
      testbed.startJudge({ JUDGE_SLOTS: '1', JUDGE_NAME: 'twin' }),
      testbed.startJudge({ JUDGE_SLOTS: '1', JUDGE_NAME: 'twin' }),
    ])

    const ids = await submitMany(6, 'shared')
    await Promise.all(ids.map((id) => testbed.learner.untilJudged(id)))

    const rows = await Promise.all(ids.map((id) => rowOf(testbed, id)))
    expect(rows.map((row) => row?.attempt)).toEqual([1, 1, 1, 1, 1, 1])
    const takers = await testbed.database.queries.selectDistinct({ id: judgeJob.judgeId }).from(judgeJob)
    expect(takers).toHaveLength(2)
    for (const judge of judges) judge.signal('SIGTERM')
    expect(await Promise.all(judges.map(({ ended }) => ended))).toEqual([null, null])
    expect(await testbed.database.queries.$count(schema.judge)).toBe(0)
  },
  patienceMs,
)

test(
  'judges that are told to stop one after the other cost no submission a try that counts',
  async () => {
    const acknowledged = submitMany(6, 'handed on')
    for (let round = 0; round < 2; round++) {
      const judge = await testbed.startJudge()
      judge.signal('SIGTERM')
      await judge.ended
    }
    await testbed.startJudge()

    const ids = await acknowledged
    await Promise.all(ids.map((id) => testbed.learner.untilJudged(id)))

    const jobs = await testbed.database.queries
      .select({ attempt: judgeJob.attempt, givenBack: judgeJob.givenBack })
      .from(judgeJob)
    expect(jobs.map(({ attempt, givenBack }) => attempt - givenBack).every((tries) => tries === 1)).toBe(true)
  },
  patienceMs,
)
