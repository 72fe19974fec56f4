import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, JudgeRow } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import { makeProcessKey } from '@codedojo/sandbox'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { startHeartbeat } from './heartbeat.ts'
import { refusingStatus } from './judge-status.ts'

const rowWith = (change: Partial<JudgeRow> = {}): JudgeRow => ({
  ...refusingStatus(parseConfig({ JUDGE_NAME: 'test' }), 'a test'),
  id: randomUUID(),
  processKey: makeProcessKey(),
  ...change,
})

/** Delays the database function that releases lost judges by `takesMs`, and counts its concurrent calls. */
function slowed(database: Database, takesMs: number) {
  let underWay = 0
  let most = 0
  const { pool } = database
  const query = async (text: string, values: unknown[]) => {
    most = Math.max(most, ++underWay)
    await sleep(takesMs)
    return pool.query(text, values).finally(() => underWay--)
  }
  const slowPool = new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  })
  return { database: { ...database, pool: slowPool }, most: () => most }
}

test('no beat begins while the database still works on another', async () => {
  await using database = await cloneDatabase()
  const slow = slowed(database, 300)

  const heartbeat = await startHeartbeat(slow.database, () => rowWith(), { heartbeatMs: 20, leaseMs: 5000 })
  await sleep(700)
  await heartbeat[Symbol.asyncDispose]()

  expect(slow.most()).toBe(1)
})

test('each beat enters the judge as it then is', async () => {
  await using database = await cloneDatabase()
  const id = randomUUID()
  let detail = 'first'
  const row = () => rowWith({ id, detail })
  const listed = async () => (await database.pool.query('select detail from judge')).rows

  await using _heartbeat = await startHeartbeat(database, row, { heartbeatMs: 20, leaseMs: 5000 })
  detail = 'second'

  await expect.poll(listed).toEqual([{ detail: 'second' }])
})
