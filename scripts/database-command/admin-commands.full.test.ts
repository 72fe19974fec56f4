import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect, migrate } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForExit } from '../supervisor/wait-for-exit.ts'
import { lockDataFolder } from './lock-data-folder.ts'

const root = dirname(dirname(import.meta.dirname))

/** Each test starts npm and a database several times. */
const patience = { timeout: 120_000 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-admin-'))
  await insideDatabase('one', async (url) => {
    await migrate(url)
    await using database = connect(url)
    await database.pool.query(
      `insert into "user" (id, name, first_name, email) values (gen_random_uuid(), 'Meera', 'Meera', 'meera@example.org')`,
    )
  })
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs `work` on the embedded database of a data folder. */
async function insideDatabase<T>(name: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbedded({ dataFolder: join(folder, name), log: () => undefined })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

/** Runs an admin command in the folder that contains the back-ups. */
async function admin(dataFolder: string, ...words: string[]) {
  const child = spawn('npm', ['--prefix', root, 'run', '--silent', 'admin', '--', ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: join(folder, dataFolder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    waitForExit(child),
  ])
  return { code, said, complained }
}

test(
  'an installation is backed up by one command and restored by another into an empty data folder',
  patience,
  async () => {
    expect(await admin('one', 'make-admin', 'Meera@example.org')).toMatchObject({ code: 0, complained: '' })
    expect(await admin('one', 'password-link', 'Meera@example.org')).toMatchObject({
      ...{ code: 0, said: expect.stringMatching(/\/reset-password\?token=[\w-]+\n/) },
    })
    expect(await admin('one', 'backup', 'monday.backup')).toMatchObject({ code: 0, complained: '' })

    expect(await admin('two', 'restore', 'monday.backup')).toMatchObject({ code: 0, complained: '' })

    const [people, events] = await insideDatabase('two', async (url) => {
      await using database = connect(url)
      const user = await database.pool.query('select email, role from "user"')
      const event = await database.pool.query('select action, actor_id from audit_event order by at, id')
      return [user.rows, event.rows]
    })
    expect(people).toEqual([{ email: 'meera@example.org', role: 'admin' }])
    expect(events.map(({ action }) => action)).toEqual([
      'user.role_changed',
      'user.password_link_made',
      'installation.restored',
    ])

    const again = await admin('two', 'restore', 'monday.backup')
    expect(again).toMatchObject({ code: 1, complained: expect.stringContaining('--replace') })
  },
)

test('nothing is restored into a data folder in which CodeDojo runs', patience, async () => {
  await using _running = await lockDataFolder(join(folder, 'one'))

  const refused = await admin('one', 'restore', 'monday.backup', '--replace')

  expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('Stop it first') })
})

test('a command that lacks its subject is answered with all commands', patience, async () => {
  expect(await admin('one', 'backup')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Usage'),
  })
})
