import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LanguageReport } from './toolchain/self-test.ts'

const isRoot = process.geteuid?.() === 0
const main = join(import.meta.dirname, 'main.ts')
/** Runs the judge on a machine without usable control groups, whoever starts it. */
const withoutCgroups = [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs none /sys/fs/cgroup && exec "$@"',
  'sh',
]

/**
 * Runs a script on a machine with a private copy of /usr. Containers cannot stack overlay mounts, so it needs a disk of its own.
 */
const withOwnUsr = (script: string) => {
  const disk = join(folder, 'disk')
  const layers = `lowerdir=/usr,upperdir=${disk}/upper,workdir=${disk}/work`
  const steps = [
    `mkdir ${disk} && mount -t tmpfs none ${disk} && mkdir ${disk}/upper ${disk}/work`,
    `mount -t overlay overlay -o ${layers} /usr`,
    script,
    'exec "$@"',
  ]
  return ['unshare', '--mount', 'sh', '-c', steps.join(' && '), 'sh']
}

let database: Database
let folder: string
let judge: ChildProcess | null
let said: string
beforeEach(async () => {
  database = await cloneDatabase()
  folder = await mkdtemp(join(tmpdir(), 'codedojo-main-'))
  judge = null
  said = ''
})
afterEach(async () => {
  judge?.kill('SIGKILL')
  await database[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

function start(prefix: readonly string[], settings: Readonly<Record<string, string>> = {}): ChildProcess {
  const [command = '', ...words] = [...prefix, process.execPath, main]
  const env = {
    PATH: '/usr/bin:/bin',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    JUDGE_NAME: 'test',
    ALLOW_UNSAFE_DATABASE: '1',
    LOG_FORMAT: 'text',
    ...settings,
  }
  const child = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  judge = child
  return child
}

function worksIn({ languages }: { readonly languages: readonly LanguageReport[] }): string[] {
  return languages.filter(({ works }) => works).map(({ language }) => language)
}

async function listedJudge(isMeant: (row: { works: boolean; cure: string | null }) => boolean = () => true) {
  for (;;) {
    const { rows } = await database.pool.query('select * from judge')
    if (rows[0] && isMeant(rows[0])) return rows[0]
    if (judge?.exitCode !== null) throw new Error(`The judge ended: ${said}`)
    await sleep(50)
  }
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return child.exitCode
}

test('a judge says when it is ready, with every language, and leaves the list when it is stopped', async () => {
  const child = start([])
  const row = await listedJudge()

  expect(row).toMatchObject({ name: 'test', works: true, limits_enforced: true, cure: null })
  expect(row.languages).toEqual([
    { language: 'cpp', version: expect.stringMatching(/^g\+\+ \d/), works: true },
    { language: 'java', version: expect.stringMatching(/^Java \d/), works: true },
    { language: 'python', version: expect.stringMatching(/^Python 3/), works: true },
    { language: 'javascript', version: expect.stringMatching(/^Node \d/), works: true },
  ])
  expect(await stop(child)).toBe(0)
  expect(said).toMatch(/ info {2}judge: ready: 4 languages.*limits enforced by cgroup/)
  expect((await database.pool.query('select id from judge')).rows).toEqual([])
})

test.runIf(isRoot)('a judge that refused judges as soon as what stood in the way is gone', async () => {
  const [installed, elsewhere] = ['/usr/bin/bwrap', '/usr/bin/not-installed-yet']
  const child = start(withOwnUsr(`mv ${installed} ${elsewhere}`), {
    ...{ JUDGE_HEARTBEAT_SECONDS: '1', JUDGE_LEASE_SECONDS: '3' },
  })
  expect(await listedJudge()).toMatchObject({
    works: false,
    cure: expect.stringMatching(/^"bwrap" is not installed/),
  })

  const itsRoot = `/proc/${child.pid}/root`
  await rename(itsRoot + elsewhere, itsRoot + installed)

  expect(await listedJudge(({ works }) => works)).toMatchObject({ works: true, cure: null })
  expect(await stop(child)).toBe(0)
  expect(said).toMatch(/ error judge: refuses to judge: "bwrap"[^\n]*\n\S+ info {2}judge: ready: 4 languages/)
})

test.runIf(isRoot).each([
  { part: '/usr/bin/python3', lost: 'python', cure: /^Install Python 3/ },
  { part: '/usr/bin/as', lost: 'cpp', cure: /^g\+\+ [\d.]+ fails its self-test: Compilation Error/ },
])(
  'a language whose $part is installed later is found, and the list says so',
  async ({ part, lost, cure }) => {
    const installed = await realpath(part)
    const elsewhere = '/usr/bin/not-installed-yet'
    const child = start(withOwnUsr(`mv ${installed} ${elsewhere}`), {
      JUDGE_HEARTBEAT_SECONDS: '0.5',
      JUDGE_LEASE_SECONDS: '1',
    })
    const before = await listedJudge()
    const itsRoot = `/proc/${child.pid}/root`
    await rename(itsRoot + elsewhere, itsRoot + installed)
    const after = await listedJudge((row) => row.cure === null)

    expect(before.cure).toMatch(cure)
    expect(worksIn(after)).toEqual(['cpp', 'java', 'python', 'javascript'])
    expect(worksIn(before)).toEqual(worksIn(after).filter((language) => language !== lost))
    expect(await stop(child)).toBe(0)
    expect(said).toMatch(/judge: ready: 3 languages.*judge: ready: 4 languages/s)
  },
)

test('where limits cannot be enforced a judge refuses, stays, and tells the cure', async () => {
  const child = start(withoutCgroups)
  const row = await listedJudge()

  expect(row).toMatchObject({ works: false, limits_enforced: false, languages: [] })
  expect(row.cure).toMatch(/Start as root/)
  expect(await stop(child)).toBe(0)
  expect(said).toMatch(/refuses to judge: Limits cannot be enforced/)
})

test('the development flag lets it judge there, and the list says what that is worth', async () => {
  const child = start(withoutCgroups, { JUDGE_INSECURE_DEV: '1' })
  const row = await listedJudge()

  expect(row).toMatchObject({ works: true, limits_enforced: false, sandbox: 'none' })
  expect(row.detail).toContain('limits NOT enforced')
  expect(row.cure).toMatch(/Start this judge without JUDGE_INSECURE_DEV=1/)
  expect(await stop(child)).toBe(0)
})

test.each([
  ['a wrong setting', { JUDGE_SLOTS: '0' }, /JUDGE_SLOTS must be at least 1/],
  [
    'a database that may lose data',
    { ALLOW_UNSAFE_DATABASE: '0' },
    /fsync is off.*alter system set fsync = on/,
  ],
  ['no database', { DATABASE_URL: '' }, /JUDGE_DATABASE_URL is missing/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /ECONNREFUSED.*Check that PostgreSQL runs and that DATABASE_URL is right/,
  ],
])('%s ends it with a message', async (_, settings, message) => {
  const child = start([], settings)
  await once(child, 'exit')

  expect(child.exitCode).toBe(1)
  expect(said).toMatch(message)
})
