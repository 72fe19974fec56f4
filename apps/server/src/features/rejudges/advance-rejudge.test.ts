import { connect, finishJudgeJob, releaseLostJudges, schema } from '@codedojo/db'
import { outcomeWith, registerJudge } from '@codedojo/db/testing'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advanceApplying } from './advance-applying.ts'
import { advanceRejudge } from './advance-rejudge.ts'
import { applyRejudge } from './apply-rejudge.ts'
import { cancelRejudge } from './cancel-rejudge.ts'
import { openRejudgeBed } from './testing/rejudge-bed.ts'

const { judge, judgeJob, submission, user } = schema

const accepted = () => ({ status: 'Accepted' as const })

test('thousands are judged with some hundred jobs in the queue at a time', async () => {
  await using bed = await openRejudgeBed()
  await bed.submitted('Wrong Answer', { count: 700 })

  const id = await bed.begin()
  const open: number[] = []
  while ((await bed.stateOf(id))?.state === 'judging') {
    open.push(await bed.openJobs())
    await bed.judge(accepted)
    await advanceRejudge(bed.database, id)
  }

  expect(open).toEqual([300, 300, 100])
  expect(await bed.stateOf(id)).toMatchObject({ state: 'ready', total: 700, changed: 700 })
})

test('two servers that look after one rejudge at once make no submission twice', async () => {
  await using bed = await openRejudgeBed()
  await bed.submitted('Wrong Answer', { count: 350 })
  await using second = connect(bed.database.url, { poolSize: 5 })

  const id = await bed.begin()
  const jobs = new Set<string>()
  while ((await bed.stateOf(id))?.state === 'judging') {
    await bed.judge(({ id: jobId }) => {
      expect(jobs.has(jobId)).toBe(false)
      jobs.add(jobId)
      return accepted()
    })
    await Promise.all(
      [bed.database, second, bed.database, second].map((server) => advanceRejudge(server, id)),
    )
  }

  expect(jobs.size).toBe(350)
  expect(await bed.itemsOf(id)).toHaveLength(350)
})

test('what a lost judge had in hand is judged by another, and its late verdict is dropped', async () => {
  await using bed = await openRejudgeBed()
  await bed.submitted('Wrong Answer', { count: 3 })
  const id = await bed.begin()
  const lost = await registerJudge(bed.database)
  const job = await bed.claim(lost)
  if (!job) throw new Error('There is a job.')
  const past = { leaseUntil: sql`now() - interval '1 second'` }
  await bed.database.queries.update(judge).set(past).where(eq(judge.id, lost))
  await releaseLostJudges(bed.database)

  const judged = await bed.judge(accepted)
  const isTaken = await finishJudgeJob(bed.database, job, outcomeWith({ status: 'Runtime Error' }))
  await advanceRejudge(bed.database, id)

  expect([judged, isTaken]).toEqual([3, false])
  expect(await bed.stateOf(id)).toMatchObject({ state: 'ready', changed: 3 })
})

test('a job that is gone is made again', async () => {
  await using bed = await openRejudgeBed()
  await bed.submitted('Wrong Answer', { count: 2 })
  const id = await bed.begin()
  await bed.database.queries.delete(judgeJob)

  await advanceRejudge(bed.database, id)

  expect(await bed.judge(accepted)).toBe(2)
})

test('a change between Accepted and a limit counts only when three runs agree', async () => {
  await using bed = await openRejudgeBed()
  const [steady = '', edge = ''] = await bed.submitted('Accepted', { count: 2 })
  const id = await bed.begin()
  const runs = new Map<string, number>()
  const codeOf = async (submissionId: string) => {
    const code = Buffer.from(submissionId).toString()
    await bed.database.queries.update(submission).set({ code }).where(eq(submission.id, submissionId))
  }
  await codeOf(steady)
  await codeOf(edge)
  await bed.database.queries.delete(judgeJob)
  await advanceRejudge(bed.database, id)

  while ((await bed.stateOf(id))?.state === 'judging') {
    await bed.judge(({ code }) => {
      const run = (runs.get(code) ?? 0) + 1
      runs.set(code, run)
      return { status: code === edge && run === 2 ? 'Accepted' : 'Time Limit Exceeded' }
    })
    await advanceRejudge(bed.database, id)
  }

  expect([runs.get(steady), runs.get(edge)]).toEqual([3, 2])
  const items = await bed.itemsOf(id)
  expect(items.find((item) => item.submissionId === steady)).toMatchObject({
    ...{ runs: 3, statusAfter: 'Time Limit Exceeded' },
  })
  expect(items.find((item) => item.submissionId === edge)?.statusAfter).toBe('Accepted')
  expect(await bed.stateOf(id)).toMatchObject({ changed: 1 })
})

test('what is erased, judged by others or could not be judged meanwhile is left as it is', async () => {
  await using bed = await openRejudgeBed()
  const leaving = await bed.addUser()
  const [gone = ''] = await bed.submitted('Wrong Answer', { userId: leaving })
  const [other = '', broken = '', usual = ''] = await bed.submitted('Wrong Answer', { count: 3 })
  const id = await bed.begin()
  for (const each of [other, broken]) {
    await bed.database.queries.update(submission).set({ code: each }).where(eq(submission.id, each))
  }
  await bed.database.queries.delete(judgeJob)
  await advanceRejudge(bed.database, id)
  await bed.judge(({ code }) => (code === broken ? { status: 'Internal Error' } : accepted()))
  await advanceRejudge(bed.database, id)
  await bed.database.queries.delete(user).where(eq(user.id, leaving))
  await bed.database.queries
    .update(submission)
    .set({ status: 'Runtime Error' })
    .where(eq(submission.id, other))

  const admin = await bed.addUser()
  await applyRejudge(bed.database, id, admin)

  const rows = await bed.database.queries.select().from(submission)
  const statusOf = (wanted: string) => rows.find((row) => row.id === wanted)?.status
  expect([statusOf(gone), statusOf(other), statusOf(broken), statusOf(usual)]).toEqual([
    undefined,
    'Runtime Error',
    'Wrong Answer',
    'Accepted',
  ])
  expect(await bed.stateOf(id)).toMatchObject({ state: 'applied', changed: 1 })
})

test('cancelling while it judges takes its jobs away, and a judge that has one writes nothing', async () => {
  await using bed = await openRejudgeBed()
  await bed.submitted('Wrong Answer', { count: 5 })
  const id = await bed.begin()
  const job = await bed.claim(await registerJudge(bed.database))
  if (!job) throw new Error('There is a job.')

  await cancelRejudge(bed.database, id, await bed.addUser())
  const isTaken = await finishJudgeJob(bed.database, job, outcomeWith())
  await advanceRejudge(bed.database, id)

  expect(isTaken).toBe(false)
  expect([await bed.openJobs(), await bed.itemsOf(id)]).toEqual([0, []])
  expect((await bed.stateOf(id))?.state).toBe('cancelled')
})

test('apply and cancel at the same moment are one of them', async () => {
  await using bed = await openRejudgeBed()
  await bed.submitted('Wrong Answer', { count: 20 })
  const id = await bed.begin()
  await bed.judge(accepted)
  await advanceRejudge(bed.database, id)
  const admin = await bed.addUser()

  const ends = await Promise.allSettled([
    applyRejudge(bed.database, id, admin),
    cancelRejudge(bed.database, id, admin),
  ])

  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await advanceApplying(bed.database, id, 60_000)
  const isApplied = (await bed.stateOf(id))?.state === 'applied'
  const rows = await bed.database.queries.select({ status: submission.status }).from(submission)
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set([isApplied ? 'Accepted' : 'Wrong Answer']),
  )
})
