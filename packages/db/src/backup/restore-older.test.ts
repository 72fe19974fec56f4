import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { knownMigrations } from '../migration-list.ts'
import { cloneDatabase } from '../testing/clone-database.ts'
import { applyMigrations } from './apply-migrations.ts'
import { emptyDatabase } from './empty-database.ts'
import { restoreBackUp } from './restore-back-up.ts'
import { writeBackUp } from './write-back-up.ts'

/** Reverts a database to its state right after a migration. */
async function makeOlder(url: string, lastTag: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const all = knownMigrations()
  await emptyDatabase(client)
  await applyMigrations(client, all.slice(0, all.findIndex(({ tag }) => tag === lastTag) + 1))
  await client.end()
}

test('a back-up of an older CodeDojo is brought to the tables of today', async () => {
  await using from = await cloneDatabase()
  await using into = await cloneDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-older-'))
  const path = join(folder, 'old.backup')
  await makeOlder(from.url, '0010_judge-faults')
  const id = randomUUID()
  await from.pool.query(
    `insert into problem (id, number, title, description, difficulty, tags, time_limit_ms, memory_limit_kb,
        time_limit_source, comparison, start_code, reference_solution, hints)
      values ($1, 1, 'Old', 'From before there were versions.', 'easy', 'Math', 1000, 1, 'given', '{}', '[]', '[]', '[]')`,
    [id],
  )
  await from.pool.query(
    `insert into test_case (problem_id, ordinal, is_visible, input, output) values ($1, 1, true, 'in', 'out')`,
    [id],
  )
  await writeBackUp(from, { path, version: '0.0.1', overwrite: false })

  await restoreBackUp(into.url, path, { replace: false })

  const { rows } = await into.pool.query(
    `select description, convert_from(content, 'UTF8') as input from problem_version as one
      join test_case on test_case.problem_id = one.problem_id and test_case.revision = one.revision
      join stored_file on hash = input_hash where one.problem_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ description: 'From before there were versions.', input: 'in' }])
  const done = await into.pool.query('select count(*)::integer as count from drizzle.__drizzle_migrations')
  expect(done.rows).toEqual([{ count: knownMigrations().length }])
  await rm(folder, { recursive: true })
})
