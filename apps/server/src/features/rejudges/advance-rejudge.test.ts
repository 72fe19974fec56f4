import { connect, finishJudgeJob, releaseLostJudges, schema } from '@codedojo/db'
import { outcomeWith, registerJudge } from '@codedojo/db/testing'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advanceApplying } from './advance-applying.ts'
import { advanceRejudge } from './advance-rejudge.ts'
import { applyRejudge } from './apply-rejudge.ts'
import { cancelRejudge } from './cancel-rejudge.ts'
import { openRejudgeTestbed } from './testing/rejudge-testbed.ts'

const { judge, judgeJob, submission, user } = schema

const accepted = () => ({ status: 'Accepted' as const })

test('thousands are judged with some hundred jobs in the queue at a time', async () => {
  await using testbed = await openRejudgeTestbed()
  await testbed.submitted('Wrong Answer', { count: 700 })

  const id = await testbed.begin()
  const open: number[] = []
  while ((await testbed.stateOf(id))?.state === 'judging') {
    open.push(await testbed.openJobs())
    await testbed.judge(accepted)
    await advanceRejudge(testbed.database, id)
  }

  expect(open).toEqual([300, 300, 100])
  expect(await testbed.stateOf(id)).toMatchObject({ state: 'ready', total: 700, changed: 700 })
})

test('two servers that look after one rejudge at once make no submission twice', async () => {
  await using testbed = await openRejudgeTestbed()
  await testbed.submitted('Wrong Answer', { count: 350 })
  await using second = connect(testbed.database.url, { poolSize: 5 })

  const id = await testbed.begin()
  const jobs = new Set<string>()
  while ((await testbed.stateOf(id))?.state === 'judging') {
    await testbed.judge(({ id: jobId }) => {
      expect(jobs.has(jobId)).toBe(false)
      jobs.add(jobId)
      return accepted()
    })
    await Promise.all(
      [testbed.database, second, testbed.database, second].map((server) => advanceRejudge(server, id)),
    )
  }

  expect(jobs.size).toBe(350)
  expect(await testbed.itemsOf(id)).toHaveLength(350)
})

test('what a lost judge had in hand is judged by another, and its late verdict is dropped', async () => {
  await using testbed = await openRejudgeTestbed()
  await testbed.submitted('Wrong Answer', { count: 3 })
  const id = await testbed.begin()
  const lost = await registerJudge(testbed.database)
  const job = await testbed.claim(lost)
  if (!job) throw new Error('There is a job.')
  const past = { leaseUntil: sql`now() - interval '1 second'` }
  await testbed.database.queries.update(judge).set(past).where(eq(judge.id, lost))
  await releaseLostJudges(testbed.database)

  const judged = await testbed.judge(accepted)
  const isTaken = await finishJudgeJob(testbed.database, job, outcomeWith({ status: 'Runtime Error' }))
  await advanceRejudge(testbed.database, id)

  expect([judged, isTaken]).toEqual([3, false])
  expect(await testbed.stateOf(id)).toMatchObject({ state: 'ready', changed: 3 })
})

test('a job that is gone is made again', async () => {
  await using testbed = await openRejudgeTestbed()
  await testbed.submitted('Wrong Answer', { count: 2 })
  const id = await testbed.begin()
  await testbed.database.queries.delete(judgeJob)

  await advanceRejudge(testbed.database, id)

  expect(await testbed.judge(accepted)).toBe(2)
})

test('a change between Accepted and a limit counts only when three runs agree', async () => {
  await using testbed = await openRejudgeTestbed()
  const [steady = '', edge = ''] = await testbed.submitted('Accepted', { count: 2 })
  const id = await testbed.begin()
  const runs = new Map<string, number>()
  const codeOf = async (submissionId: string) => {
    const code = Buffer.from(submissionId).toString()
    await testbed.database.queries.update(submission).set({ code }).where(eq(submission.id, submissionId))
  }
  await codeOf(steady)
  await codeOf(edge)
  await testbed.database.queries.delete(judgeJob)
  await advanceRejudge(testbed.database, id)

  while ((await testbed.stateOf(id))?.state === 'judging') {
    await testbed.judge(({ code }) => {
      const run = (runs.get(code) ?? 0) + 1
      runs.set(code, run)
      return { status: code === edge && run === 2 ? 'Accepted' : 'Time Limit Exceeded' }
    })
    await advanceRejudge(testbed.database, id)
  }

  expect([runs.get(steady), runs.get(edge)]).toEqual([3, 2])
  const items = await testbed.itemsOf(id)
  expect(items.find((item) => item.submissionId === steady)).toMatchObject({
    ...{ runs: 3, statusAfter: 'Time Limit Exceeded' },
  })
  expect(items.find((item) => item.submissionId === edge)?.statusAfter).toBe('Accepted')
  expect(await testbed.stateOf(id)).toMatchObject({ changed: 1 })
})

test('what is erased, judged by others or could not be judged meanwhile is left as it is', async () => {
  await using testbed = await openRejudgeTestbed()
  const leaving = await testbed.addUser()
  const [gone = ''] = await testbed.submitted('Wrong Answer', { userId: leaving })
  const [other = '', broken = '', usual = ''] = await testbed.submitted('Wrong Answer', { count: 3 })
  const id = await testbed.begin()
  for (const each of [other, broken]) {
    await testbed.database.queries.update(submission).set({ code: each }).where(eq(submission.id, each))
  }
  await testbed.database.queries.delete(judgeJob)
  await advanceRejudge(testbed.database, id)
  await testbed.judge(({ code }) => (code === broken ? { status: 'Internal Error' } : accepted()))
  await advanceRejudge(testbed.database, id)
  await testbed.database.queries.delete(user).where(eq(user.id, leaving))
  await testbed.database.queries
    .update(submission)
    .set({ status: 'Runtime Error' })
    .where(eq(submission.id, other))

  const admin = await testbed.addUser()
  await applyRejudge(testbed.database, id, admin)

  const rows = await testbed.database.queries.select().from(submission)
  const statusOf = (wanted: string) => rows.find((row) => row.id === wanted)?.status
  expect([statusOf(gone), statusOf(other), statusOf(broken), statusOf(usual)]).toEqual([
    undefined,
    'Runtime Error',
    'Wrong Answer',
    'Accepted',
  ])
  expect(await testbed.stateOf(id)).toMatchObject({ state: 'applied', changed: 1 })
})

test('cancelling while it judges takes its jobs away, and a judge that has one writes nothing', async () => {
  await using testbed = await openRejudgeTestbed()
  await testbed.submitted('Wrong Answer', { count: 5 })
  const id = await testbed.begin()
  const job = await testbed.claim(await registerJudge(testbed.database))
  if (!job) throw new Error('There is a job.')

  await cancelRejudge(testbed.database, id, await testbed.addUser())
  const isTaken = await finishJudgeJob(testbed.database, job, outcomeWith())
  await advanceRejudge(testbed.database, id)

  expect(isTaken).toBe(false)
  expect([await testbed.openJobs(), await testbed.itemsOf(id)]).toEqual([0, []])
  expect((await testbed.stateOf(id))?.state).toBe('cancelled')
})

test('apply and cancel at the same moment are one of them', async () => {
  await using testbed = await openRejudgeTestbed()
  await testbed.submitted('Wrong Answer', { count: 20 })
  const id = await testbed.begin()
  await testbed.judge(accepted)
  await advanceRejudge(testbed.database, id)
  const admin = await testbed.addUser()

  const ends = await Promise.allSettled([
    applyRejudge(testbed.database, id, admin),
    cancelRejudge(testbed.database, id, admin),
  ])

  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await advanceApplying(testbed.database, id, 60_000)
  const isApplied = (await testbed.stateOf(id))?.state === 'applied'
  const rows = await testbed.database.queries.select({ status: submission.status }).from(submission)
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set([isApplied ? 'Accepted' : 'Wrong Answer']),
  )
})
