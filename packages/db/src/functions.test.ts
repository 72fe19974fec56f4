import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { applyMigrations } from './backup/apply-migrations.ts'
import { emptyDatabase } from './backup/empty-database.ts'
import { restoreBackUp } from './backup/restore-back-up.ts'
import { writeBackUp } from './backup/write-back-up.ts'
import type { Database } from './connection.ts'
import { knownFunctions } from './functions.ts'
import { migrate } from './migrate.ts'
import { knownMigrations } from './migration-list.ts'
import { cloneDatabase } from './testing/clone-database.ts'

/** The definition of every function in the database, by name. */
async function definitionsIn({
  pool,
}: Pick<Database, 'pool'>): Promise<[name: string, definition: string][]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select proname as name, pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace = 'public'::regnamespace order by oid::regprocedure::text`,
  )
  return rows.map(({ name, definition }) => [name, definition])
}

/** The definitions that the files produce in an empty database, with function bodies checked. */
let definitionsOfFiles: readonly [name: string, definition: string][]
beforeAll(async () => {
  await using database = await cloneDatabase()
  for (const { name } of knownFunctions()) await database.pool.query(`drop function ${name} cascade`)
  for (const { text } of knownFunctions()) await database.pool.query(text)
  definitionsOfFiles = await definitionsIn(database)
})

/** Reverts a database to its state after the first `count` migrations. */
async function makeOlder(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await emptyDatabase(client)
  await applyMigrations(client, knownMigrations().slice(0, count))
  await client.end()
}

test('a new database has exactly the functions of the files', async () => {
  await using database = await cloneDatabase()

  const definitions = await definitionsIn(database)

  expect(definitions.map(([name]) => name)).toEqual(
    knownFunctions()
      .map(({ name }) => name)
      .sort(),
  )
  expect(definitions).toEqual(definitionsOfFiles)
  for (const { name, text } of knownFunctions()) {
    const body = new Map(definitions).get(name)?.split('$function$')[1]
    expect(body).toBe(text.split('$$')[1])
  }
})

test('each file tells what its function does, who calls it, and what its arguments are', () => {
  for (const { path, text } of knownFunctions()) {
    const [head = '', statement = ''] = text.split('create or replace function ')
    expect(head, path).toMatch(/^(--.*\n)+$/)
    expect(head, path).toContain('-- Called by ')
    expect(text, path).toContain(`create or replace function ${/(\w+)\.sql$/.exec(path)?.[1]}(`)
    expect(statement, path).toMatch(/ as \$\$\n[\s\S]*\n\$\$;\n$/)
  }
})

test.each([1, 11, 25])('a database with the first %i migrations has them after an upgrade', async (count) => {
  await using database = await cloneDatabase()
  await makeOlder(database.url, count)

  await migrate(database.url)

  expect(await definitionsIn(database)).toEqual(definitionsOfFiles)
})

test('a back-up of an older CodeDojo brings none of its functions along', async () => {
  await using from = await cloneDatabase()
  await using into = await cloneDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-functions-'))
  const path = join(folder, 'old.backup')
  await makeOlder(from.url, 25)
  await writeBackUp(from, { path, version: '0.0.1', overwrite: false })

  await restoreBackUp(into.url, path, { replace: false })

  expect(await definitionsIn(into)).toEqual(definitionsOfFiles)
  await rm(folder, { recursive: true })
})

test('servers that start at once put right what is not as in the files, and leave what others made', async () => {
  await using database = await cloneDatabase()
  const { pool } = database
  const made = `returns integer language sql as 'select 1'`
  await pool.query(`
    create or replace function announce_judge_job(p_job uuid) returns void language sql as '';
    drop function retire_judge(uuid);
    create function finish_judge_job(p_job uuid) ${made};
    create function forgotten() ${made};
    comment on function forgotten() is 'Made by CodeDojo at each start, from queue/functions/forgotten.sql.';
    create function of_the_operator() ${made}`)

  await Promise.all(Array.from({ length: 8 }, () => migrate(database.url)))

  const theirs = (await definitionsIn(database)).filter(([name]) => name === 'of_the_operator')
  expect(theirs).toHaveLength(1)
  await pool.query('drop function of_the_operator')
  expect(await definitionsIn(database)).toEqual(definitionsOfFiles)
})

test("the former form of a function whose arguments changed goes, and the new one has the judge's rights", async () => {
  await using database = await cloneDatabase()
  await database.pool.query('alter function retire_judge(uuid) rename to retire_judge_now')
  await database.pool.query(
    `create function retire_judge(p_judge text) returns void language sql security definer as ''`,
  )

  await migrate(database.url)

  const { rows } = await database.pool.query<{ signature: string; calls: boolean; everybody: boolean }>(
    `select oid::regprocedure::text as signature, has_function_privilege('codedojo_judge', oid, 'execute') as calls,
        has_function_privilege('public', oid, 'execute') as everybody
      from pg_proc where proname like 'retire_judge%'`,
  )
  expect(rows).toEqual([{ signature: 'retire_judge(uuid)', calls: true, everybody: false }])
})

test('a database that a newer CodeDojo has used keeps the functions of that one', async () => {
  await using database = await cloneDatabase()
  await database.pool.query(`
    create or replace function announce_judge_job(p_job uuid) returns void language sql as 'select';
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)

  await migrate(database.url)

  expect(new Map(await definitionsIn(database)).get('announce_judge_job')).toContain(
    '$function$select$function$',
  )
})
