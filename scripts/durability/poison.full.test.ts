import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowOf, submitUnanswered } from './kill-points.ts'
import { sumProgram } from './sum-problem.ts'
import { openTestbed, type Testbed } from './testbed.ts'

const patienceMs = 600_000
let testbed: Testbed
beforeAll(async () => {
  testbed = await openTestbed()
}, patienceMs)
afterAll(() => testbed[Symbol.asyncDispose](), patienceMs)

test(
  'a job that kills eight judges ends as an Internal Error, and the others are judged',
  async () => {
    const { problemId, learner } = testbed
    const python = { problemId, language: 'python' } as const
    const poison = await submitUnanswered(testbed, {
      ...python,
      code: sumProgram('python', 'right', 'kills its judge'),
      expected: 'Internal Error',
    })
    const harmless = [1, 2, 3].map((number) =>
      learner.submit({
        ...python,
        code: sumProgram('python', 'right', `harmless ${number}`),
        expected: 'Accepted',
      }),
    )

    // The oldest job is claimed first and kills its judge, which holds a second job if it has two slots.
    const JUDGE_SLOTS = String(Math.min(2, availableParallelism()))
    for (let judges = 0; judges < 8; judges++) {
      const armed = await testbed.startJudge({ JUDGE_SLOTS, FAILPOINTS: 'job-compiling:SIGKILL' })
      expect(await armed.ended).toBe('SIGKILL')
    }
    await testbed.startJudge()

    expect(await poison.acknowledged).toBe(poison.id)
    expect(await learner.untilJudged(poison.id)).toBe('Internal Error')
    for (const id of await Promise.all(harmless)) expect(await learner.untilJudged(id)).toBe('Accepted')
    expect(await rowOf(testbed, poison.id)).toMatchObject({ attempt: 9 })
    expect(await testbed.faults()).toEqual([])
  },
  patienceMs,
)

test(
  'after everything was killed at once the queue goes on by itself',
  async () => {
    await testbed.startJudge()
    const { problemId, learner } = testbed
    const acknowledged = Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        learner.submit({
          problemId,
          language: 'cpp',
          code: sumProgram('cpp', 'right', `power cut ${number}`),
          expected: 'Accepted',
        }),
      ),
    )
    await expect
      .poll(() => testbed.database.pool.query("select from judge_job where state = 'judging'"), {
        interval: 20,
      })
      .not.toMatchObject({ rowCount: 0 })

    await Promise.all([testbed.clear(), testbed.killDatabase()])
    await testbed.startDatabase()
    await testbed.startServer()
    await testbed.startJudge()

    for (const id of await acknowledged) expect(await learner.untilJudged(id)).toBe('Accepted')
    expect(await testbed.faults()).toEqual([])
  },
  patienceMs,
)
