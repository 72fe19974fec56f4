import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowOf, submitUnanswered, waitForBlockedQuery } from './kill-points.ts'
import { sleepingSumProgram, sumProgram } from './sum-problem.ts'
import { leaseMs, openTestbed, type Testbed } from './testbed.ts'

const patienceMs = 300_000
let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
}, patienceMs)
beforeEach(async () => {
  await bed.startServer()
})
afterEach(async () => {
  expect(await bed.faults()).toEqual([])
  await bed.clear()
})
afterAll(() => bed[Symbol.asyncDispose](), patienceMs)

const accepted = (code: string) => ({
  problemId: bed.problemId,
  language: 'python' as const,
  code,
  expected: 'Accepted' as const,
})

test(
  'server and judge outlive a database that is killed, and a running case is not lost with it',
  async () => {
    const judge = await bed.startJudge()
    const { id, acknowledged } = await submitUnanswered(bed, accepted(sleepingSumProgram(0.4, 'outlives')))
    // Waits until the judge knows that it owns the job: if the answer to its claim were lost, there would be another attempt.
    await expect.poll(async () => (await rowOf(bed, id))?.progress, { timeout: patienceMs }).toBeTruthy()

    await bed.killDatabase()
    await sleep(2500)
    await bed.startDatabase()

    expect(await bed.learner.untilJudged(id)).toBe('Accepted')
    expect(await acknowledged).toBe(id)
    // Still the first claim: the verdict was stored when the database was back, without running the program again.
    expect(await rowOf(bed, id)).toMatchObject({ attempt: 1 })
    expect(judge.said()).not.toContain('goes back')
    const next = await bed.learner.submit(accepted(sumProgram('python', 'right', 'after the database')))
    expect(await bed.learner.untilJudged(next)).toBe('Accepted')
  },
  patienceMs,
)

test(
  'a database that stands still for longer than a lease costs nobody a verdict, and gives none twice',
  async () => {
    await Promise.all([bed.startJudge(), bed.startJudge()])
    const running = await submitUnanswered(bed, accepted(sleepingSumProgram(0.4, 'runs meanwhile')))
    await expect
      .poll(async () => (await rowOf(bed, running.id))?.progress, { timeout: patienceMs })
      .toBeTruthy()

    const stopped = await bed.stopDatabase()
    // The server accepts this request while its database is unavailable.
    const asked = bed.learner.submit(accepted(sumProgram('python', 'right', 'asked meanwhile')))
    await sleep(3 * leaseMs)
    stopped[Symbol.dispose]()

    expect(await running.acknowledged).toBe(running.id)
    expect(await bed.learner.untilJudged(running.id)).toBe('Accepted')
    expect(await bed.learner.untilJudged(await asked)).toBe('Accepted')
  },
  patienceMs,
)

test(
  'a database that is killed while a verdict is written has all of it or nothing, and in the end all',
  async () => {
    await bed.startJudge()
    const first = await bed.learner.submit(accepted(sumProgram('python', 'right', 'makes the counter')))
    await bed.learner.untilJudged(first)
    // The verdict's transaction has to wait for this row after it has written the submission.
    const holder = await bed.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from problem_counter for update')
    const { id, acknowledged } = await submitUnanswered(
      bed,
      accepted(sumProgram('python', 'right', 'is written')),
    )
    await waitForBlockedQuery(bed)

    await bed.killDatabase()
    holder.release(true)
    await bed.startDatabase()

    expect(await acknowledged).toBe(id)
    expect(await bed.learner.untilJudged(id)).toBe('Accepted')
    expect(await rowOf(bed, id)).toMatchObject({ attempt: 1 })
  },
  patienceMs,
)
