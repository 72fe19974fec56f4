import { afterEach, beforeEach, expect, test } from 'vitest'
import { enterJudge, openQueueBed, type QueueBed } from '../testing/index.ts'
import { claimJudgeJob } from './judge-side.ts'

let bed: QueueBed
beforeEach(async () => {
  bed = await openQueueBed()
})
afterEach(() => bed[Symbol.asyncDispose]())

/** Ids in the order in which a judge would take so many jobs. */
async function takenFirst(many: number): Promise<string[]> {
  const judgeId = await enterJudge(bed.database)
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
