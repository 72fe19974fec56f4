import { readdir, readFile, writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../connection.ts'
import { backUp, openBackUpTestbed } from '../testing/back-up-testbed.ts'
import { cloneDatabase } from '../testing/clone-database.ts'
import { tableNames } from './empty-database.ts'
import { restoreBackUp } from './restore-back-up.ts'
import { writeBackUp } from './write-back-up.ts'

test('a back-up that is taken while rows come in is as it was at one moment', async () => {
  await using testbed = await openBackUpTestbed()
  const { rows } = await testbed.from.pool.query<{ id: string }>('select id from "user"')
  const userId = rows[0]?.id
  // Each writer inserts two rows per transaction; a back-up with only one of them would be inconsistent.
  let isOver = false
  const writing = (async () => {
    let at = 0
    for (; !isOver; at++) {
      await testbed.from.queries.transaction(async (tx) => {
        await tx.execute(
          sql`insert into active_day (day, user_id) values (date '2000-01-01' + ${at}::integer, ${userId})`,
        )
        await tx.execute(sql`insert into installation_fact (key, value) values (${`day-${at}`}, '1')`)
      })
    }
    return at
  })()
  await untilWritten(testbed.from)
  await backUp(testbed)
  isOver = true
  const written = await writing

  await restoreBackUp(testbed.into.url, testbed.path, { replace: false })

  const count = await testbed.into.pool.query(
    `select (select count(*) from active_day where day < '2026-01-01')::integer as days,
      (select count(*) from installation_fact where key like 'day-%')::integer as facts`,
  )
  const [{ days, facts }] = count.rows
  expect(days).toBe(facts)
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(written)
})

async function untilWritten({ pool }: Database): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query("select from installation_fact where key like 'day-%' limit 1")
    if (rowCount === 1) return
  }
}

test('of two back-ups into one file at once, the file is a whole one', async () => {
  await using testbed = await openBackUpTestbed()
  const options = { path: testbed.path, version: '9.9.9', overwrite: true }

  await Promise.all([writeBackUp(testbed.from, options), writeBackUp(testbed.from, options)])

  expect(await readdir(testbed.folder)).toEqual(['monday.backup'])
  await restoreBackUp(testbed.into.url, testbed.path, { replace: false })
})

test('a database that goes away ends the back-up with its error and leaves no file', async () => {
  await using testbed = await openBackUpTestbed()
  const client = testbed.from.makeClient()
  const breaks = ({ place }: { place: number }) => {
    if (place === 1) client.connection.stream.destroy(new Error('the connection is gone'))
  }

  const writing = writeBackUp(
    { ...testbed.from, makeClient: () => client },
    { path: testbed.path, version: '9.9.9', overwrite: false, onTable: breaks },
  )

  await expect(writing).rejects.toThrow('connection')
  expect(await readdir(testbed.folder)).toEqual([])
})

test('a file that is there is replaced only when that is asked for', async () => {
  await using testbed = await openBackUpTestbed()
  await writeFile(testbed.path, 'precious')

  await expect(backUp(testbed)).rejects.toThrow('--force')
  expect(await readFile(testbed.path, 'utf8')).toBe('precious')
  await writeBackUp(testbed.from, { path: testbed.path, version: '9.9.9', overwrite: true })
  await restoreBackUp(testbed.into.url, testbed.path, { replace: false })
})

test('a back-up that fails leaves no file', async () => {
  await using testbed = await openBackUpTestbed()
  const fails = () => {
    throw new Error('the disk is full')
  }

  await expect(
    writeBackUp(testbed.from, { path: testbed.path, version: '9.9.9', overwrite: false, onTable: fails }),
  ).rejects.toThrow('the disk is full')

  expect(await readdir(testbed.folder)).toEqual([])
})

test('a database that is no installation cannot be backed up', async () => {
  await using testbed = await openBackUpTestbed()
  await testbed.from.pool.query('drop schema drizzle cascade')

  await expect(backUp(testbed)).rejects.toThrow('no installation')
})

test('every table of the database is one that a back-up knows, and what counts is a column that a restore moves on', async () => {
  await using database = await cloneDatabase()

  const tables = await database.pool.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  )
  const sequences = await database.pool.query("select from pg_sequences where schemaname = 'public'")
  const counting = await database.pool.query(
    "select from pg_attribute join pg_class on pg_class.oid = attrelid where attidentity <> '' and relnamespace = 'public'::regnamespace",
  )

  expect(tables.rows.map(({ tablename }) => tablename)).toEqual(tableNames().sort())
  expect(sequences.rowCount).toBe(counting.rowCount)
})
