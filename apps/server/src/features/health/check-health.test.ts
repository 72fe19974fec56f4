import { calls } from '@codedojo/contract'
import { claimJudgeJob, connect, type JudgeRow } from '@codedojo/db'
import { openQueueTestbed, registerJudge } from '@codedojo/db/testing'
import { expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'
import { checkHealth } from './check-health.ts'

test('a database that is down is told by its cause, without the query that was asked', async () => {
  await using server = await startApp()
  await using nowhere = connect('postgres://nobody@127.0.0.1:1/nothing')

  const health = await checkHealth({ ...server.context, database: nowhere })

  expect(health.ok).toBe(false)
  expect(health.database.detail).toMatch(/^The database does not answer: connect ECONNREFUSED/)
  expect(JSON.stringify(health)).not.toMatch(/select|judge_job/)
})

test('judges may share the languages, and one that no judge has is named', async () => {
  await using server = await startApp()
  const enter = (...names: JudgeRow['languages'][number]['language'][]) =>
    registerJudge(server.context.database, {
      languages: names.map((language) => ({ language, version: '1', works: true })),
    })

  await enter('cpp', 'java')
  const two = await checkHealth(server.context)
  await enter('python', 'javascript')
  const four = await checkHealth(server.context)

  expect(two).toMatchObject({
    ok: false,
    queue: { detail: 'Jobs are kept, but no judge takes those in Python, JavaScript.' },
  })
  expect(four).toMatchObject({ ok: true, queue: { detail: 'Jobs are taken.' } })
})

test('what is being judged does not wait', async () => {
  await using server = await startApp()
  await using testbed = await openQueueTestbed()
  await testbed.enqueue(testbed.newJob(), testbed.newJob())
  await claimJudgeJob(testbed.database, await registerJudge(testbed.database))

  const health = await checkHealth({ ...server.context, database: testbed.database })

  expect(health.queue.waiting).toBe(1)
})

test('visitors and learners are told whether the installation works, and nothing else', async () => {
  await using server = await startApp()
  const learner = await server.signUp('Learner')
  const ask = async () => {
    const answers = [await server.request({ url: `/api${calls.health.path}` }), await learner.get('/health')]
    return answers.map((answer) => [answer.statusCode, answer.json()])
  }
  const before = await ask()

  await registerJudge(server.context.database)

  expect(before).toEqual([1, 2].map(() => [503, { ok: false }]))
  expect(await ask()).toEqual([1, 2].map(() => [200, { ok: true }]))
})
