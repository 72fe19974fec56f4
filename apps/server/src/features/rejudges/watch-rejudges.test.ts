import { randomUUID } from 'node:crypto'
import { type Database, schema } from '@codedojo/db'
import { addProblem } from '@codedojo/db/testing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advanceRejudge } from './advance-rejudge.ts'
import { applyRejudge } from './apply-rejudge.ts'
import { openRejudgeBed } from './testing/rejudge-bed.ts'
import { advanceAllRejudges } from './watch-rejudges.ts'

const { judgeJob, rejudge, rejudgedSubmission, runtimeSpread, submission, user } = schema

const accepted = () => ({ status: 'Accepted' as const })

test('what is known of how a runtime varies goes with the verdict that it belongs to', async () => {
  await using bed = await openRejudgeBed()
  const [replaced = '', same = ''] = await bed.submitted('Accepted', { count: 2 })
  const { queries } = bed.database
  await queries
    .insert(runtimeSpread)
    .values([replaced, same].map((id) => ({ submissionId: id, runsMs: [1] })))
  await queries.update(submission).set({ code: same, passed: 3 }).where(eq(submission.id, same))
  const id = await bed.begin()
  await bed.judge(({ code }) =>
    code === same ? { ...accepted(), passed: 3 } : { status: 'Wrong Answer', passed: 1 },
  )
  await advanceRejudge(bed.database, id)

  await applyRejudge(bed.database, id, await bed.addUser())

  const kept = await queries.select({ id: runtimeSpread.submissionId }).from(runtimeSpread)
  expect(kept).toEqual([{ id: same }])
})

test('a rejudge that cannot be looked after does not hold up the later ones', async () => {
  await using bed = await openRejudgeBed()
  await bed.submitted('Wrong Answer', { count: 1 })
  const id = await bed.begin()
  await bed.judge(accepted)
  const [row] = await bed.database.queries.select().from(rejudge)
  if (!row) throw new Error('There is a rejudge.')
  const problemId = await addProblem(bed.database, { title: 'Another', number: 2 })
  const broken = { ...row, id: randomUUID(), problemId, createdAt: new Date(0) }
  await bed.database.queries.insert(rejudge).values(broken)
  await bed.database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before update on rejudge for each row when (old.id = '${broken.id}')
      execute function refuse()`,
  )
  const logged: string[] = []

  await advanceAllRejudges(bed.database, (message) => logged.push(message))

  expect(logged).toEqual([`the rejudge "${broken.id}" could not be looked after`])
  expect((await bed.stateOf(id))?.state).toBe('ready')
})

test('a step that meets the erasing of an author waits for it, and neither is stuck', async () => {
  await using bed = await openRejudgeBed()
  const leaving = await bed.addUser()
  await bed.submitted('Wrong Answer', { userId: leaving })
  const id = await bed.begin()
  const { queries, pool } = bed.database
  await queries.delete(judgeJob)
  await queries.delete(rejudgedSubmission)
  await queries.update(rejudge).set({ enrolledTo: null, isEnrolled: false, enrolled: 0 })
  let step: Promise<void> | undefined

  await queries.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, leaving)).for('update')
    step = advanceRejudge(bed.database, id)
    await untilSomebodyWaits(pool)
    await tx.delete(user).where(eq(user.id, leaving))
  })
  await step

  expect(await bed.itemsOf(id)).toEqual([])
})

async function untilSomebodyWaits(pool: Database['pool']): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rowCount === 1) return
  }
}
