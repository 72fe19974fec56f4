import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgeJob } from '../schema/jobs.ts'
import { openQueueTestbed, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { claimJudgeJob } from './claimed-job.ts'

let testbed: QueueTestbed
beforeEach(async () => {
  testbed = await openQueueTestbed()
})
afterEach(() => testbed[Symbol.asyncDispose]())

/** Ids of the next `many` jobs, in the order in which a judge claims them. */
async function takenFirst(many: number): Promise<string[]> {
  const judgeId = await registerJudge(testbed.database)
  const taken: string[] = []
  while (taken.length < many) {
    const job = await claimJudgeJob(testbed.database, judgeId, taken)
    if (!job) break
    taken.push(job.id)
  }
  return taken
}

test.each(['run', 'submit'] as const)(
  '500 waiting jobs of one learner, each a %s, delay the submissions of another by at most twice',
  async (kind) => {
    await testbed.enqueue(...Array.from({ length: 500 }, () => testbed.newJob({ kind })))
    const userId = await testbed.addUser('Bob')
    const others = Array.from({ length: 10 }, () => testbed.newJob({ userId }))
    await testbed.enqueue(...others)

    const taken = await takenFirst(20)

    const places = others.map(({ id }, index) => ({ index, place: taken.indexOf(id) + 1 }))
    for (const { index, place } of places) {
      expect(place).toBeGreaterThan(0)
      expect(place).toBeLessThanOrEqual(2 * (index + 1))
    }
  },
)

test('of jobs with equally many before them a run is taken before a submission', async () => {
  const [first, second] = [testbed.newJob(), testbed.newJob()]
  await testbed.enqueue(first, second)
  const userId = await testbed.addUser('Bob')
  const [run, secondRun] = [testbed.newJob({ userId, kind: 'run' }), testbed.newJob({ userId, kind: 'run' })]
  await testbed.enqueue(run, secondRun)

  expect(await takenFirst(4)).toEqual([run, first, secondRun, second].map(({ id }) => id))
})

test('code of an assistant that waits to be judged keeps its reader from nothing', async () => {
  const guarded = [testbed.newJob({ kind: 'guard' }), testbed.newJob({ kind: 'guard' })]
  await testbed.enqueue(...guarded)
  const submitted = testbed.newJob()
  await testbed.enqueue(submitted)

  const taken = await takenFirst(3)

  expect(taken).toEqual([guarded[0], submitted, guarded[1]].map((job) => job?.id))
})

test('searches of smallest inputs stand behind the submissions of all, and keep nobody from theirs', async () => {
  const searches = [testbed.newJob({ kind: 'smallest' }), testbed.newJob({ kind: 'smallest' })]
  await testbed.enqueue(...searches)
  const userId = await testbed.addUser('Bob')
  const others = [
    testbed.newJob({ userId, kind: 'smallest' }),
    testbed.newJob({ userId }),
    testbed.newJob({ userId }),
  ]
  const own = testbed.newJob()
  await testbed.enqueue(...others, own)

  const taken = await takenFirst(6)

  const [otherSearch, ...submissions] = others
  expect(taken).toEqual(
    [submissions[0], own, submissions[1], searches[0], otherSearch, searches[1]].map((job) => job?.id),
  )
})

test('who has just had something judged stands behind who comes now and then', async () => {
  const judged = testbed.newJob()
  await testbed.enqueue(judged)
  await testbed.database.queries
    .update(judgeJob)
    .set({ state: 'done', finishedAt: sql`now()` })
    .where(eq(judgeJob.id, judged.id))
  const again = testbed.newJob()
  const other = testbed.newJob({ userId: await testbed.addUser('Bob') })
  await testbed.enqueue(again, other)

  expect(await takenFirst(2)).toEqual([other.id, again.id])
})
