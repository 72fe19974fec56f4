import { expect, test } from 'vitest'
import { assertDurable } from './assert-durable.ts'
import { connect } from './connection.ts'
import { cloneDatabase } from './testing/index.ts'

// The test server runs without fsync for speed; another test checks the settings of the embedded server.
test('a database that may lose what it has acknowledged is refused, with each reason and its cure', async () => {
  await using database = await cloneDatabase()
  await database.pool.query(
    "do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$",
  )
  await using fresh = connect(database.url)

  const refused = assertDurable(fresh)

  await expect(refused).rejects.toThrow(/fsync is off.*destroy.*synchronous_commit is off.*acknowledged/)
  await expect(refused).rejects.toThrow(
    /alter system set fsync = on; alter system set synchronous_commit = on;/,
  )
})
