import { claimJudgeJob, schema } from '@codedojo/db'
import { openQueueTestbed, outcomeWith, registerJudge } from '@codedojo/db/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lacksJudge } from './queries.ts'

const { judge, judgeJob } = schema
const having = (language: 'cpp' | 'python', works = true) => ({
  languages: [{ language, version: '1', works }],
})
const leaseEnds = { leaseUntil: sql`now() - interval '1 second'` }

test.each([
  { judges: [], lacks: true, why: 'no judge is there' },
  { judges: [having('python')], lacks: true, why: 'the only judge has another language' },
  { judges: [having('cpp', false)], lacks: true, why: 'the language does not work there' },
  { judges: [{ works: false }], lacks: true, why: 'the only judge has a fault' },
  { judges: [having('python'), having('cpp')], lacks: false, why: 'one judge takes the language' },
])('that a queued job lacks a judge is $lacks when $why', async ({ judges, lacks }) => {
  await using testbed = await openQueueTestbed()
  for (const one of judges) await registerJudge(testbed.database, one)
  const job = testbed.newJob({ language: 'cpp' })
  await testbed.enqueue(job)

  expect(await lacksJudge(testbed.database, job.id)).toBe(lacks)
})

test('a job in the hands of a judge has one, until that judge falls silent', async () => {
  await using testbed = await openQueueTestbed()
  const job = testbed.newJob()
  await testbed.enqueue(job)
  await claimJudgeJob(testbed.database, await registerJudge(testbed.database))
  await testbed.database.queries.update(judge).set({ works: false })

  const before = await lacksJudge(testbed.database, job.id)
  await testbed.database.queries.update(judge).set(leaseEnds)
  const after = await lacksJudge(testbed.database, job.id)

  expect([before, after]).toEqual([false, true])
})

test('a job that is done lacks nothing', async () => {
  await using testbed = await openQueueTestbed()
  const job = testbed.newJob()
  await testbed.enqueue(job)
  await testbed.database.queries
    .update(judgeJob)
    .set({ state: 'done', finishedAt: sql`now()`, outcome: outcomeWith() })

  expect(await lacksJudge(testbed.database, job.id)).toBe(false)
})
