import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowOf, submitUnanswered, waitForBlockedQuery } from './kill-points.ts'
import { sleepingSumProgram, sumProgram } from './sum-problem.ts'
import { leaseMs, openTestbed, type Testbed } from './testbed.ts'

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

const accepted = (code: string) => ({
  problemId: testbed.problemId,
  language: 'python' as const,
  code,
  expected: 'Accepted' as const,
})

test(
  'server and judge outlive a database that is killed, and a running case is not lost with it',
  async () => {
    const judge = await testbed.startJudge()
    const { id, acknowledged } = await submitUnanswered(
      testbed,
      accepted(sleepingSumProgram(0.4, 'outlives')),
    )
    // Waits until the judge knows that it owns the job: if the answer to its claim were lost, there would be another attempt.
    await expect.poll(async () => (await rowOf(testbed, id))?.progress, { timeout: patienceMs }).toBeTruthy()

    await testbed.killDatabase()
    await sleep(2500)
    await testbed.startDatabase()

    expect(await testbed.learner.untilJudged(id)).toBe('Accepted')
    expect(await acknowledged).toBe(id)
    // Still the first claim: the verdict was stored when the database was back, without running the program again.
    expect(await rowOf(testbed, id)).toMatchObject({ attempt: 1 })
    expect(judge.said()).not.toContain('goes back')
    const next = await testbed.learner.submit(accepted(sumProgram('python', 'right', 'after the database')))
    expect(await testbed.learner.untilJudged(next)).toBe('Accepted')
  },
  patienceMs,
)

test(
  'a database that stands still for longer than a lease costs nobody a verdict, and gives none twice',
  async () => {
    await Promise.all([testbed.startJudge(), testbed.startJudge()])
    const running = await submitUnanswered(testbed, accepted(sleepingSumProgram(0.4, 'runs meanwhile')))
    await expect
      .poll(async () => (await rowOf(testbed, running.id))?.progress, { timeout: patienceMs })
      .toBeTruthy()

    const stopped = await testbed.stopDatabase()
    // The server accepts this request while its database is unavailable.
    const asked = testbed.learner.submit(accepted(sumProgram('python', 'right', 'asked meanwhile')))
    await sleep(3 * leaseMs)
    stopped[Symbol.dispose]()

    expect(await running.acknowledged).toBe(running.id)
    expect(await testbed.learner.untilJudged(running.id)).toBe('Accepted')
    expect(await testbed.learner.untilJudged(await asked)).toBe('Accepted')
  },
  patienceMs,
)

test(
  'a database that is killed while a verdict is written has all of it or nothing, and in the end all',
  async () => {
    await testbed.startJudge()
    const first = await testbed.learner.submit(accepted(sumProgram('python', 'right', 'makes the counter')))
    await testbed.learner.untilJudged(first)
    // The verdict's transaction has to wait for this row after it has written the submission.
    const holder = await testbed.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from problem_counter for update')
    const { id, acknowledged } = await submitUnanswered(
      testbed,
      accepted(sumProgram('python', 'right', 'is written')),
    )
    await waitForBlockedQuery(testbed)

    await testbed.killDatabase()
    holder.release(true)
    await testbed.startDatabase()

    expect(await acknowledged).toBe(id)
    expect(await testbed.learner.untilJudged(id)).toBe('Accepted')
    expect(await rowOf(testbed, id)).toMatchObject({ attempt: 1 })
  },
  patienceMs,
)
