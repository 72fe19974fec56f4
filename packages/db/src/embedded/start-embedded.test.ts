import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts'

async function makeDataFolder(mode = 0o700) {
  const top = await mkdtemp(join(tmpdir(), 'codedojo-embedded-'))
  await chmod(top, mode)
  const dataFolder = join(top, 'data')
  const started: EmbeddedDatabase[] = []
  return {
    dataFolder,
    start: async () => {
      const database = await startEmbedded({ dataFolder, log: () => undefined })
      started.push(database)
      return database
    },
    async [Symbol.asyncDispose]() {
      for (const database of started) if (await database.isRunning()) await database.stop()
      await rm(top, { recursive: true, force: true })
    },
  }
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function waitUntilGone(database: EmbeddedDatabase) {
  while (await database.isRunning()) await sleep(5)
}

/** Starts the database from another process, as `npm start` does; the process stays until it is killed. */
async function launchElsewhere(dataFolder: string) {
  const entry = fileURLToPath(new URL('start-embedded.ts', import.meta.url))
  const script = `import { startEmbedded } from ${JSON.stringify(entry)}
    const database = await startEmbedded({ dataFolder: ${JSON.stringify(dataFolder)}, log: () => undefined })
    console.log(database.pid)
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { child, databasePid: Number(String(line)) }
}

test.each([
  ['below a folder that only we may enter', 0o700],
  ['below a folder that everybody may enter', 0o755],
])('a fresh database starts %s and keeps what was written over a restart', async (_, mode) => {
  await using place = await makeDataFolder(mode)
  const first = await place.start()
  await ask(first.url, 'create table kept (answer int); insert into kept values (42)')
  await first.stop()

  const second = await place.start()

  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(second.isAdopted).toBe(false)
  expect(await first.isRunning()).toBe(false)
})

describe('a database that runs', () => {
  let place: Awaited<ReturnType<typeof makeDataFolder>>
  let database: EmbeddedDatabase
  beforeAll(async () => {
    place = await makeDataFolder()
    database = await place.start()
  })
  afterAll(() => place[Symbol.asyncDispose]())

  test('keeps every promise of durability and listens on no network address', async () => {
    const settings = await ask(
      database.url,
      `select name, setting from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by name`,
    )

    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ])
  })

  test('signs nobody in without the right password, the superuser not at all', async () => {
    const signIn = (from: RegExp, to: string) => ask(database.url.replace(from, to), 'select 1')

    await expect(signIn(/:[^:@]+@/, ':wrong@')).rejects.toMatchObject({ code: '28P01' })
    await expect(signIn(/codedojo:[^@]+@/, 'postgres:any@')).rejects.toMatchObject({ code: '28P01' })
  })

  test('lets the judge role connect, but create and read nothing', async () => {
    const { url, judgeUrl } = database
    await ask(url, 'create table secret (word text)')

    await expect(ask(judgeUrl, 'select word from secret')).rejects.toMatchObject({ code: '42501' })
    await expect(ask(judgeUrl, 'create table mine (word text)')).rejects.toMatchObject({ code: '42501' })
  })

  test('closes passwords and data to other users', async () => {
    const cluster = await stat(join(place.dataFolder, 'postgres'))
    const passwords = await stat(join(place.dataFolder, 'postgres', 'codedojo-passwords'))

    expect(cluster.mode & 0o077).toBe(0)
    expect(passwords.mode & 0o177).toBe(0)
  })
})

test('a server whose launcher was killed is adopted by the next start', async () => {
  await using place = await makeDataFolder()
  const { child, databasePid } = await launchElsewhere(place.dataFolder)
  child.kill('SIGKILL')
  await once(child, 'exit')

  const database = await place.start()

  expect(database.pid).toBe(databasePid)
  expect(database.isAdopted).toBe(true)
  expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('after kill -9 of PostgreSQL the next start has every committed row', async () => {
  await using place = await makeDataFolder()
  const first = await place.start()
  await ask(first.url, 'create table kept as select generate_series(1, 1000) as n')
  process.kill(first.pid, 'SIGKILL')
  await waitUntilGone(first)

  const second = await place.start()

  expect(await ask(second.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1000 }])
  expect(second.pid).not.toBe(first.pid)
})

test('two first starts at the same time share one server', async () => {
  await using place = await makeDataFolder()

  const [one, two] = await Promise.all([place.start(), place.start()])

  expect(one.pid).toBe(two.pid)
  expect(one.url).toBe(two.url)
})

test('a process id that was given to another program does not block the start', async () => {
  await using place = await makeDataFolder()
  const first = await place.start()
  await first.stop()
  await writeFile(join(place.dataFolder, 'postgres', 'postmaster.pid'), `${process.pid}\n`)

  const second = await place.start()

  expect(await second.isRunning()).toBe(true)
})

test('a stopped database leaves nothing outside its data folder', async () => {
  await using place = await makeDataFolder()
  const database = await place.start()
  const socketFolder = new URL(database.url).searchParams.get('host') ?? ''
  const whileRunning = await readdir(socketFolder)

  await database.stop()

  expect(whileRunning).toContain('.s.PGSQL.5432')
  await expect(readdir(socketFolder)).rejects.toMatchObject({ code: 'ENOENT' })
})
