import { randomUUID } from 'node:crypto'
import { enqueueJob } from '@codedojo/db'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../testing/start-app.ts'

const listeners = "from pg_stat_activity where query = 'listen judge_job' and datname = current_database()"

test('who follows jobs learns what happened while the server could not hear the database', async () => {
  await using server = await startApp()
  const { context, database } = server
  const problemId = await server.addProblem()
  const userId = (await server.signUp()).user._id
  const job = { id: randomUUID(), kind: 'run', userId, problemId, problemRevision: 1 } as const
  const program = { language: 'python', code: '', customInputs: [], requestKey: null } as const
  await database.queries.transaction((tx) => enqueueJob(tx, { ...job, ...program }))
  await vi.waitFor(async () => {
    expect((await database.pool.query(`select ${listeners}`)).rowCount).toBe(1)
  }, 5000)
  const told: string[] = []
  const unfollow = context.jobs.follow(userId, ({ state }) => told.push(state))

  // The job ends without a notification, as when it is lost with the connection, and nobody waits for it.
  await database.pool.query("update judge_job set state = 'done', finished_at = now()")
  await database.pool.query(`select pg_terminate_backend(pid) ${listeners}`)

  await vi.waitFor(() => expect(told).toContain('done'), 30_000)
  unfollow()
})
