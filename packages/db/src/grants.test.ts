import { expect, test } from 'vitest'
import { cloneDatabase } from './testing/index.ts'

test('functions, above all those with the rights of the owner, may be called by no role that was not named', async () => {
  await using database = await cloneDatabase()

  const { rows } = await database.pool.query<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')`,
  )

  expect(rows).toEqual([])
})
