import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasePerson } from '../people/index.ts'
import { advanceApplying } from './advance-applying.ts'
import { advanceRejudge } from './advance-rejudge.ts'
import { applyRejudge } from './apply-rejudge.ts'
import { cancelRejudge } from './cancel-rejudge.ts'
import { openRejudgeTestbed, type RejudgeTestbed } from './testing/rejudge-testbed.ts'
import { advanceAllRejudges } from './watch-rejudges.ts'

const { auditEvent, formerVerdict, judgeJob, problem, problemCounter, rejudge, solved, submission, user } =
  schema

const accepted = () => ({ status: 'Accepted' as const })
const fail = (message: string, cause: unknown): never => {
  throw new Error(message, { cause })
}

/** A judged, not yet applied rejudge that would make so many wrong submissions Accepted. */
async function readyRejudge(testbed: RejudgeTestbed, count: number): Promise<string> {
  await testbed.submitted('Wrong Answer', { count })
  const id = await testbed.begin()
  while ((await testbed.stateOf(id))?.state === 'judging') {
    await testbed.judge(accepted)
    await advanceRejudge(testbed.database, id)
  }
  return id
}

/** Marks it as being applied. */
async function beginApplying({ database }: RejudgeTestbed, id: string) {
  await database.queries.update(rejudge).set({ state: 'applying' }).where(eq(rejudge.id, id))
}

/** All database effects of applying, as numbers. */
async function outcomeOf({ database: { queries } }: RejudgeTestbed) {
  const [counter] = await queries.select().from(problemCounter)
  return {
    accepted: await queries.$count(submission, eq(submission.status, 'Accepted')),
    former: await queries.$count(formerVerdict),
    counted: counter?.accepted,
    solved: await queries.$count(solved),
    told: await queries.$count(auditEvent, eq(auditEvent.action, 'problem.rejudge_applied')),
  }
}

test('a server that is killed in the middle of applying leaves whole steps, and the next goes on behind them', {
  timeout: 180_000,
}, async () => {
  await using testbed = await openRejudgeTestbed()
  const id = await readyRejudge(testbed, 1200)
  await beginApplying(testbed, id)

  const killed = await applyInOwnProcess(testbed.database.url, id)
  const between = await testbed.stateOf(id)
  // Until the database notices that the killed process is gone, its locks are held.
  const applied = async () => {
    await advanceAllRejudges(testbed.database, fail)
    return testbed.stateOf(id)
  }

  expect(killed).toBe('SIGKILL')
  expect(between).toMatchObject({ state: 'applying', applied: 500, replaced: 500 })
  await expect
    .poll(applied, { timeout: 60_000 })
    .toMatchObject({ state: 'applied', applied: 1200, changed: 1200 })
  expect(await outcomeOf(testbed)).toEqual({
    accepted: 1200,
    former: 1200,
    counted: 1200,
    solved: 1,
    told: 1,
  })
})

/** The process is killed in its second step, before the commit; returns the signal. */
async function applyInOwnProcess(url: string, id: string): Promise<string | null> {
  const code = `
    import { armFailpoints, connect } from '@codedojo/db'
    import { advanceApplying } from './advance-applying.ts'
    armFailpoints('rejudge-applying:SIGKILL:2')
    await advanceApplying(connect(${JSON.stringify(url)}), ${JSON.stringify(id)}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: import.meta.dirname })
  const [, signal] = await once(child, 'exit')
  return signal
}

test('a large rejudge is carried on by the servers after the call has answered, and nobody can end it meanwhile', async () => {
  await using testbed = await openRejudgeTestbed()
  const id = await readyRejudge(testbed, 600)
  const admin = await testbed.addUser()
  await beginApplying(testbed, id)

  await advanceApplying(testbed.database, id, 0)
  const between = await testbed.stateOf(id)
  const cancelled = cancelRejudge(testbed.database, id, admin)

  expect(between).toMatchObject({ state: 'applying', applied: 500 })
  await expect(cancelled).rejects.toMatchObject({ code: 'rejudge_not_ready' })
  await expect(applyRejudge(testbed.database, id, admin)).rejects.toMatchObject({ code: 'rejudge_not_ready' })
  await Promise.all([advanceAllRejudges(testbed.database, fail), advanceAllRejudges(testbed.database, fail)])
  expect(await outcomeOf(testbed)).toEqual({ accepted: 600, former: 600, counted: 600, solved: 1, told: 1 })
})

test('applying and erasing the creator of the problem, who submitted to it, at once ends both', async () => {
  await using testbed = await openRejudgeTestbed()
  const { queries } = testbed.database
  const [creator, admin] = [await testbed.addUser(), await testbed.addUser()]
  await queries.update(user).set({ role: 'admin' })
  await queries.update(problem).set({ creatorId: creator })
  for (let at = 0; at < 10; at++) {
    await queries.delete(submission)
    await queries.delete(judgeJob)
    const leaving = at === 0 ? creator : await testbed.addUser()
    await queries.update(problem).set({ creatorId: leaving })
    await testbed.submitted('Wrong Answer', { count: 20, userId: leaving })
    const id = await readyRejudge(testbed, 20)

    const ends = await Promise.allSettled([
      applyRejudge(testbed.database, id, at % 2 === 0 ? leaving : admin),
      erasePerson(testbed.database, { actorId: admin, userId: leaving }),
    ])

    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await advanceAllRejudges(testbed.database, fail)
    expect((await testbed.stateOf(id))?.state).toBe('applied')
  }
})
