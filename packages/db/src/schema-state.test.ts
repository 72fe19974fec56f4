import { expect, test } from 'vitest'
import { readSchemaState } from './schema-state.ts'
import { cloneDatabase } from './testing/clone-database.ts'

test('a database that is up to date waits for nothing', async () => {
  await using database = await cloneDatabase()

  expect(await readSchemaState(database)).toEqual({ waiting: [], unknown: 0, changed: [] })
})

test('what an older database lacks and a newer one has too many is told', async () => {
  await using database = await cloneDatabase()
  await database.pool.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select min(created_at) from drizzle.__drizzle_migrations)',
  )
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)",
  )

  expect(await readSchemaState(database)).toEqual({ waiting: ['0000_core'], unknown: 1, changed: [] })
})

test('a migration that was changed after it was applied is told', async () => {
  await using database = await cloneDatabase()
  await database.pool.query(
    "update drizzle.__drizzle_migrations set hash = 'x' where created_at = (select min(created_at) from drizzle.__drizzle_migrations)",
  )

  expect(await readSchemaState(database)).toEqual({ waiting: [], unknown: 0, changed: ['0000_core'] })
})

test('an empty database waits for everything', async () => {
  await using database = await cloneDatabase()
  await database.pool.query('drop schema drizzle cascade')

  const { waiting } = await readSchemaState(database)

  expect(waiting[0]).toBe('0000_core')
})
