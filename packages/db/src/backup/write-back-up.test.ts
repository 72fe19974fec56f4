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
  await using bed = await openBackUpTestbed()
  const { rows } = await bed.from.pool.query<{ id: string }>('select id from "user"')
  const userId = rows[0]?.id
  // Each writer inserts two rows per transaction; a back-up with only one of them would be inconsistent.
  let isOver = false
  const writing = (async () => {
    let at = 0
    for (; !isOver; at++) {
      await bed.from.queries.transaction(async (tx) => {
        await tx.execute(
          sql`insert into active_day (day, user_id) values (date '2000-01-01' + ${at}::integer, ${userId})`,
        )
        await tx.execute(sql`insert into installation_fact (key, value) values (${`day-${at}`}, '1')`)
      })
    }
    return at
  })()
  await untilWritten(bed.from)
  await backUp(bed)
  isOver = true
  const written = await writing

  await restoreBackUp(bed.into.url, bed.path, { replace: false })

  const count = await bed.into.pool.query(
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
  await using bed = await openBackUpTestbed()
  const options = { path: bed.path, version: '9.9.9', overwrite: true }

  await Promise.all([writeBackUp(bed.from, options), writeBackUp(bed.from, options)])

  expect(await readdir(bed.folder)).toEqual(['monday.backup'])
  await restoreBackUp(bed.into.url, bed.path, { replace: false })
})

test('a database that goes away ends the back-up with its error and leaves no file', async () => {
  await using bed = await openBackUpTestbed()
  const client = bed.from.makeClient()
  const breaks = ({ place }: { place: number }) => {
    if (place === 1) client.connection.stream.destroy(new Error('the connection is gone'))
  }

  const writing = writeBackUp(
    { ...bed.from, makeClient: () => client },
    { path: bed.path, version: '9.9.9', overwrite: false, onTable: breaks },
  )

  await expect(writing).rejects.toThrow('connection')
  expect(await readdir(bed.folder)).toEqual([])
})

test('a file that is there is replaced only when that is asked for', async () => {
  await using bed = await openBackUpTestbed()
  await writeFile(bed.path, 'precious')

  await expect(backUp(bed)).rejects.toThrow('--force')
  expect(await readFile(bed.path, 'utf8')).toBe('precious')
  await writeBackUp(bed.from, { path: bed.path, version: '9.9.9', overwrite: true })
  await restoreBackUp(bed.into.url, bed.path, { replace: false })
})

test('a back-up that fails leaves no file', async () => {
  await using bed = await openBackUpTestbed()
  const fails = () => {
    throw new Error('the disk is full')
  }

  await expect(
    writeBackUp(bed.from, { path: bed.path, version: '9.9.9', overwrite: false, onTable: fails }),
  ).rejects.toThrow('the disk is full')

  expect(await readdir(bed.folder)).toEqual([])
})

test('a database that is no installation cannot be backed up', async () => {
  await using bed = await openBackUpTestbed()
  await bed.from.pool.query('drop schema drizzle cascade')

  await expect(backUp(bed)).rejects.toThrow('no installation')
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
