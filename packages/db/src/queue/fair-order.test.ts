import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgeJob } from '../schema/jobs.ts'
import { openQueueTestbed, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { claimJudgeJob } from './claimed-job.ts'

let bed: QueueTestbed
beforeEach(async () => {
  bed = await openQueueTestbed()
})
afterEach(() => bed[Symbol.asyncDispose]())

/** Ids of the next `many` jobs, in the order in which a judge claims them. */
async function takenFirst(many: number): Promise<string[]> {
  const judgeId = await registerJudge(bed.database)
  const taken: string[] = []
  while (taken.length < many) {
    const job = await claimJudgeJob(bed.database, judgeId, taken)
    if (!job) break
    taken.push(job.id)
  }
  return taken
}

test.each(['run', 'submit'] as const)(
  '500 waiting jobs of one learner, each a %s, delay the submissions of another by at most twice',
  async (kind) => {
    await bed.enqueue(...Array.from({ length: 500 }, () => bed.newJob({ kind })))
    const userId = await bed.addUser('Bob')
    const others = Array.from({ length: 10 }, () => bed.newJob({ userId }))
    await bed.enqueue(...others)

    const taken = await takenFirst(20)

    const places = others.map(({ id }, index) => ({ index, place: taken.indexOf(id) + 1 }))
    for (const { index, place } of places) {
      expect(place).toBeGreaterThan(0)
      expect(place).toBeLessThanOrEqual(2 * (index + 1))
    }
  },
)

test('of jobs with equally many before them a run is taken before a submission', async () => {
  const [first, second] = [bed.newJob(), bed.newJob()]
  await bed.enqueue(first, second)
  const userId = await bed.addUser('Bob')
  const [run, secondRun] = [bed.newJob({ userId, kind: 'run' }), bed.newJob({ userId, kind: 'run' })]
  await bed.enqueue(run, secondRun)

  expect(await takenFirst(4)).toEqual([run, first, secondRun, second].map(({ id }) => id))
})

test('code of an assistant that waits to be judged keeps its reader from nothing', async () => {
  const guarded = [bed.newJob({ kind: 'guard' }), bed.newJob({ kind: 'guard' })]
  await bed.enqueue(...guarded)
  const submitted = bed.newJob()
  await bed.enqueue(submitted)

  const taken = await takenFirst(3)

  expect(taken).toEqual([guarded[0], submitted, guarded[1]].map((job) => job?.id))
})

test('searches of smallest inputs stand behind the submissions of all, and keep nobody from theirs', async () => {
  const searches = [bed.newJob({ kind: 'smallest' }), bed.newJob({ kind: 'smallest' })]
  await bed.enqueue(...searches)
  const userId = await bed.addUser('Bob')
  const others = [bed.newJob({ userId, kind: 'smallest' }), bed.newJob({ userId }), bed.newJob({ userId })]
  const own = bed.newJob()
  await bed.enqueue(...others, own)

  const taken = await takenFirst(6)

  const [otherSearch, ...submissions] = others
  expect(taken).toEqual(
    [submissions[0], own, submissions[1], searches[0], otherSearch, searches[1]].map((job) => job?.id),
  )
})

test('who has just had something judged stands behind who comes now and then', async () => {
  const judged = bed.newJob()
  await bed.enqueue(judged)
  await bed.database.queries
    .update(judgeJob)
    .set({ state: 'done', finishedAt: sql`now()` })
    .where(eq(judgeJob.id, judged.id))
  const again = bed.newJob()
  const other = bed.newJob({ userId: await bed.addUser('Bob') })
  await bed.enqueue(again, other)

  expect(await takenFirst(2)).toEqual([other.id, again.id])
})
