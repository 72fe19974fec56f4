import { expect, test } from 'vitest'
import { ensureRole } from './ensure-role.ts'
import { cloneDatabase } from './testing/index.ts'

test('a user who may not make roles is told what a superuser must run', async () => {
  await using database = await cloneDatabase()
  const client = await database.pool.connect()

  const refused = ensureRole(client, 'role_of_a_test')

  await expect(refused).rejects.toThrow(
    'create role "role_of_a_test" nologin; grant "role_of_a_test" to "codedojo";',
  )
  await expect(refused).rejects.toThrow(/user "codedojo" may not make the role/)
  client.release()
})

test('a role that is there is taken as it is, also by a user who could not make it', async () => {
  await using database = await cloneDatabase()
  const client = await database.pool.connect()

  await expect(ensureRole(client, 'codedojo_judge')).resolves.toBeUndefined()

  client.release()
})
