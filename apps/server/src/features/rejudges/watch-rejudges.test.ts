import { randomUUID } from 'node:crypto'
import { type Database, schema } from '@codedojo/db'
import { addProblem } from '@codedojo/db/testing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advanceRejudge } from './advance-rejudge.ts'
import { applyRejudge } from './apply-rejudge.ts'
import { openRejudgeTestbed } from './testing/rejudge-testbed.ts'
import { advanceAllRejudges } from './watch-rejudges.ts'

const { judgeJob, rejudge, rejudgedSubmission, runtimeSpread, submission, user } = schema

const accepted = () => ({ status: 'Accepted' as const })

test('what is known of how a runtime varies goes with the verdict that it belongs to', async () => {
  await using testbed = await openRejudgeTestbed()
  const [replaced = '', same = ''] = await testbed.submitted('Accepted', { count: 2 })
  const { queries } = testbed.database
  await queries
    .insert(runtimeSpread)
    .values([replaced, same].map((id) => ({ submissionId: id, runsMs: [1] })))
  await queries.update(submission).set({ code: same, passed: 3 }).where(eq(submission.id, same))
  const id = await testbed.begin()
  await testbed.judge(({ code }) =>
    code === same ? { ...accepted(), passed: 3 } : { status: 'Wrong Answer', passed: 1 },
  )
  await advanceRejudge(testbed.database, id)

  await applyRejudge(testbed.database, id, await testbed.addUser())

  const kept = await queries.select({ id: runtimeSpread.submissionId }).from(runtimeSpread)
  expect(kept).toEqual([{ id: same }])
})

test('a rejudge that cannot be looked after does not hold up the later ones', async () => {
  await using testbed = await openRejudgeTestbed()
  await testbed.submitted('Wrong Answer', { count: 1 })
  const id = await testbed.begin()
  await testbed.judge(accepted)
  const [row] = await testbed.database.queries.select().from(rejudge)
  if (!row) throw new Error('There is a rejudge.')
  const problemId = await addProblem(testbed.database, { title: 'Another', number: 2 })
  const broken = { ...row, id: randomUUID(), problemId, createdAt: new Date(0) }
  await testbed.database.queries.insert(rejudge).values(broken)
  await testbed.database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before update on rejudge for each row when (old.id = '${broken.id}')
      execute function refuse()`,
  )
  const logged: string[] = []

  await advanceAllRejudges(testbed.database, (message) => logged.push(message))

  expect(logged).toEqual([`the rejudge "${broken.id}" could not be looked after`])
  expect((await testbed.stateOf(id))?.state).toBe('ready')
})

test('a step that meets the erasing of an author waits for it, and neither is stuck', async () => {
  await using testbed = await openRejudgeTestbed()
  const leaving = await testbed.addUser()
  await testbed.submitted('Wrong Answer', { userId: leaving })
  const id = await testbed.begin()
  const { queries, pool } = testbed.database
  await queries.delete(judgeJob)
  await queries.delete(rejudgedSubmission)
  await queries.update(rejudge).set({ enrolledTo: null, isEnrolled: false, enrolled: 0 })
  let step: Promise<void> | undefined

  await queries.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, leaving)).for('update')
    step = advanceRejudge(testbed.database, id)
    await untilSomebodyWaits(pool)
    await tx.delete(user).where(eq(user.id, leaving))
  })
  await step

  expect(await testbed.itemsOf(id)).toEqual([])
})

async function untilSomebodyWaits(pool: Database['pool']): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rowCount === 1) return
  }
}
