import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as schema from '../schema/index.ts'
import {
  type BackUpTestbed,
  backUp,
  fillInstallation,
  openBackUpTestbed,
  rowsOf,
} from '../testing/back-up-testbed.ts'
import { tableNames } from './empty-database.ts'
import { excludedTables } from './excluded-tables.ts'
import { restoreBackUp } from './restore-back-up.ts'

describe('a restored installation', () => {
  let testbed: BackUpTestbed
  let before: Record<string, string[]>
  let after: Record<string, string[]>
  beforeAll(async () => {
    testbed = await openBackUpTestbed()
    before = await rowsOf(testbed.from)
    await backUp(testbed)
    await restoreBackUp(testbed.into.url, testbed.path, { replace: false })
    after = await rowsOf(testbed.into)
  })
  afterAll(() => testbed[Symbol.asyncDispose]())

  test('has what was backed up, table by table, but for what is left out', () => {
    // The judge that held its job does not exist any more, so the submission is queued again.
    const waiting = (rows: readonly string[] = []) =>
      rows.map((row) => row.replace(',Judging,', ',"In Queue",')).sort()
    expect(after.submission).toEqual(waiting(before.submission))
    for (const name of tableNames()) {
      if (name in excludedTables) expect(after[name], name).toEqual([])
      else if (name !== 'judge_job' && name !== 'submission') expect(after[name], name).toEqual(before[name])
    }
  })

  test('has queued again what was being judged, and it has lost no try', async () => {
    const { state, judgeId, attempt, givenBack } = schema.judgeJob
    const jobs = await testbed.into.queries
      .select({ state, judgeId, attempt, givenBack })
      .from(schema.judgeJob)
    expect(jobs).toEqual([{ state: 'queued', judgeId: null, attempt: 1, givenBack: 1 }])
  })

  test('keeps its rules: references, the audit log, the judge’s rights', async () => {
    const { pool } = testbed.into

    await expect(pool.query('delete from audit_event')).rejects.toThrow('only added to')
    await expect(
      pool.query('insert into active_day (day, user_id) values (now(), gen_random_uuid())'),
    ).rejects.toThrow('foreign key')
    const { rows } = await pool.query(
      `select has_table_privilege('codedojo_judge', 'judge_job', 'select') as may`,
    )
    expect(rows).toEqual([{ may: true }])
  })

  test('goes on counting its orders where the last one stopped', async () => {
    await testbed.into.pool.query(
      `insert into "order" (id, kind, thing_id, thing_name, amount_paise, provider)
        values (gen_random_uuid(), 'premium', gen_random_uuid(), 'Premium', 200000, 'test')`,
    )

    const { rows } = await testbed.into.pool.query('select number from "order" order by number')
    expect(rows).toEqual([{ number: '1001' }, { number: '1002' }])
  })
})

test('an installation that is there is not replaced unless that is asked for', async () => {
  await using testbed = await openBackUpTestbed()
  await fillInstallation(testbed.into)
  const before = await rowsOf(testbed.into)
  await backUp(testbed)

  await expect(restoreBackUp(testbed.into.url, testbed.path, { replace: false })).rejects.toThrow(
    '1 user and 1 problem.',
  )
  expect(await rowsOf(testbed.into)).toEqual(before)
  await restoreBackUp(testbed.into.url, testbed.path, { replace: true })
  expect((await rowsOf(testbed.into)).user).toEqual((await rowsOf(testbed.from)).user)
})

test('a back-up of a newer CodeDojo is refused by its name', async () => {
  await using testbed = await openBackUpTestbed()
  await testbed.from.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)",
  )
  await backUp(testbed)

  await expect(restoreBackUp(testbed.into.url, testbed.path, { replace: true })).rejects.toThrow(
    'newer CodeDojo (9.9.9',
  )
})

test('a restore that breaks at its very end, or whose connection does, leaves what was there', async () => {
  await using testbed = await openBackUpTestbed()
  await fillInstallation(testbed.into)
  const before = await rowsOf(testbed.into)
  await backUp(testbed)
  const breaks = async () => {
    throw new Error('killed')
  }

  await expect(
    restoreBackUp(testbed.into.url, testbed.path, { replace: true, finish: breaks }),
  ).rejects.toThrow('killed')
  expect(await rowsOf(testbed.into)).toEqual(before)
  await expect(
    restoreBackUp(testbed.into.url, testbed.path, {
      replace: true,
      finish: async (queries) => {
        await queries.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      },
    }),
  ).rejects.toThrow()
  expect(await rowsOf(testbed.into)).toEqual(before)
})
