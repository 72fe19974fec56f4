import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneDatabase } from '@codedojo/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'
import { listEvents } from '../audit/index.ts'
import { checkJudging } from '../health/index.ts'
import { backUpInstallation, restoreInstallation } from './back-up-installation.ts'
import { readLastBackUp } from './queries.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-backups-'))
})
afterAll(() => rm(folder, { recursive: true }))

const quietly = { version: '9.9.9', overwrite: true, replace: true, onTable: () => undefined }

test('a back-up is noted for the dashboard by its name only, and in the audit log', async () => {
  await using app = await startApp()
  const path = join(folder, 'monday.backup')

  const { at } = await backUpInstallation({ databaseUrl: app.database.url, path, ...quietly })

  const bytes = (await stat(path)).size
  expect(await readLastBackUp(app.database)).toEqual({ at, bytes, file: 'monday.backup' })
  const [event] = await listEvents(app.database, { page: 1, pageSize: 1 })
  expect(event).toMatchObject({
    action: 'installation.backed_up',
    actor: null,
    after: { file: 'monday.backup', bytes },
  })
})

test('people of a back-up sign in to the restored installation, which knows what it was restored from', async () => {
  await using app = await startApp()
  const learner = await app.signUp('Meera')
  await using database = await cloneDatabase()
  const path = join(folder, 'tuesday.backup')
  const { at } = await backUpInstallation({ databaseUrl: app.database.url, path, ...quietly })

  await restoreInstallation({ databaseUrl: database.url, path, ...quietly })

  const { rows } = await database.pool.query('select name from "user" where id = $1', [learner.user._id])
  expect(rows).toEqual([{ name: 'Meera' }])
  expect(await readLastBackUp(database)).toMatchObject({ at, file: 'tuesday.backup' })
  const [event] = await listEvents(database, { page: 1, pageSize: 1 })
  expect(event).toMatchObject({
    action: 'installation.restored',
    after: { file: 'tuesday.backup', version: '9.9.9' },
  })
})

test('a server that goes on while its installation is replaced answers with the restored one', async () => {
  await using app = await startApp()
  await app.signUpAdmin()
  const path = join(folder, 'wednesday.backup')
  await backUpInstallation({ databaseUrl: app.database.url, path, ...quietly })
  const later = await app.signUp('Later')

  await restoreInstallation({ databaseUrl: app.database.url, path, ...quietly })

  expect((await later.get('/user/check')).statusCode).toBe(401)
  expect((await checkJudging(app.context.database)).database.works).toBe(true)
  await app.signUp('Afterwards')
})
