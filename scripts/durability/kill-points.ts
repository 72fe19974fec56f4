import { setTimeout as sleep } from 'node:timers/promises'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Program } from './learner.ts'
import { sleepingSumProgram, sumProgram } from './sum-problem.ts'
import type { Testbed } from './testbed.ts'

const { judgeJob, submission } = schema

export const serverPoints = ['submit-before-commit', 'submit-before-reply'] as const
export const judgePoints = [
  'job-claimed',
  'job-compiling',
  'case-running',
  'verdict-known',
  'verdict-committed',
] as const
type ServerPoint = (typeof serverPoints)[number]
type JudgePoint = (typeof judgePoints)[number]

let programs = 0

/** A program that takes long enough to compile, or to run if a case has to be interrupted. */
function programFor(testbed: Testbed, point: string) {
  const mark = `${process.pid} ${programs++}`
  const isCase = point === 'case-running'
  return {
    problemId: testbed.problemId,
    language: isCase ? 'python' : 'cpp',
    code: isCase ? sleepingSumProgram(0.4, mark) : sumProgram('cpp', 'right', mark),
    expected: 'Accepted',
  } as const
}

/** State and number of claims of a submission's job. */
export async function rowOf({ database }: Testbed, id: string) {
  const [row] = await database.queries
    .select({
      status: submission.status,
      judgedAt: submission.judgedAt,
      attempt: judgeJob.attempt,
      state: judgeJob.state,
      progress: judgeJob.progress,
    })
    .from(submission)
    .innerJoin(judgeJob, eq(judgeJob.id, submission.id))
    .where(eq(submission.id, id))
  return row
}

/** The judge is killed at the failpoint, another one takes over, and there is exactly one, correct verdict. */
export async function testJudgeKill(testbed: Testbed, point: JudgePoint): Promise<void> {
  const armed = await testbed.startJudge({ FAILPOINTS: `${point}:SIGKILL` })
  const submitted = testbed.learner.submit(programFor(testbed, point))
  expect(await armed.ended).toBe('SIGKILL')

  await testbed.startJudge()
  const id = await submitted

  expect(await testbed.learner.untilJudged(id)).toBe('Accepted')
  expect(await rowOf(testbed, id)).toMatchObject({ attempt: point === 'verdict-committed' ? 1 : 2 })
}

/**
 * The judge is stopped at the failpoint for longer than its lease, and another one judges; the first judge's later writes have no
 * effect.
 */
export async function testJudgeStop(testbed: Testbed, point: JudgePoint): Promise<void> {
  const armed = await testbed.startJudge({ FAILPOINTS: `${point}:SIGSTOP` })
  const submitted = testbed.learner.submit(programFor(testbed, point))
  await armed.untilStopped()
  await testbed.startJudge()
  const id = await submitted
  expect(await testbed.learner.untilJudged(id)).toBe('Accepted')
  const judged = await rowOf(testbed, id)

  armed.signal('SIGCONT')
  // It exits only when it holds no job any more, that is after trying to store its late verdict.
  armed.signal('SIGTERM')
  await armed.ended

  expect(await rowOf(testbed, id)).toEqual(judged)
  expect(judged).toMatchObject({ attempt: point === 'verdict-committed' ? 1 : 2, state: 'done' })
}

/** The server is killed at the failpoint; the learner's browser repeats the request and gets one submission. */
export async function testServerKill(testbed: Testbed, point: ServerPoint): Promise<void> {
  const armed = await testbed.startServer({ FAILPOINTS: `${point}:SIGKILL` })
  await testbed.startJudge()
  const submitted = testbed.learner.submit(programFor(testbed, point))
  expect(await armed.ended).toBe('SIGKILL')
  const before = await testbed.database.queries.$count(submission)

  await testbed.startServer()
  const id = await submitted

  expect(await testbed.learner.untilJudged(id)).toBe('Accepted')
  const added = (await testbed.database.queries.$count(submission)) - before
  expect(added).toBe(point === 'submit-before-commit' ? 1 : 0)
}

/** The server is stopped at the failpoint, the learner asks another server, then the first one continues. */
export async function testServerStop(testbed: Testbed, point: ServerPoint): Promise<void> {
  const armed = await testbed.startServer({ FAILPOINTS: `${point}:SIGSTOP` })
  await testbed.startJudge()
  const before = await testbed.database.queries.$count(submission)
  const submitted = testbed.learner.submit(programFor(testbed, point))
  await armed.untilStopped()
  await testbed.startServer()
  if (point === 'submit-before-commit') await waitForBlockedQuery(testbed)

  armed.signal('SIGCONT')
  const id = await submitted

  expect(await testbed.learner.untilJudged(id)).toBe('Accepted')
  expect((await testbed.database.queries.$count(submission)) - before).toBe(1)
}

/** Waits until a query waits for a lock. */
export async function waitForBlockedQuery({ database }: Testbed): Promise<void> {
  await expect
    .poll(
      async () =>
        (await database.pool.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount,
      { timeout: 20_000, interval: 50 },
    )
    .toBeGreaterThan(0)
}

/** Submits without waiting for the answer; resolves when the submission is stored. */
export async function submitUnanswered(testbed: Testbed, program: Program) {
  const ids = async () =>
    (await testbed.database.queries.select({ id: submission.id }).from(submission)).map(({ id }) => id)
  const before = await ids()
  const acknowledged = testbed.learner.submit(program)
  for (;;) {
    const id = (await ids()).find((each) => !before.includes(each))
    if (id !== undefined) return { id, acknowledged }
    await sleep(20)
  }
}
