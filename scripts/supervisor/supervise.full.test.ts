import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, type Installation, startIn } from '../../e2e/installation.ts'
import { readProcessIdentity } from './process-identity.ts'
import { waitForExit } from './wait-for-exit.ts'

const root = dirname(dirname(import.meta.dirname))
const startMs = 240_000
const back = { timeout: 180_000, interval: 50 }

let folder = ''
let dataFolder = ''
let installation: Installation

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-supervise-'))
  dataFolder = join(folder, 'data')
  installation = await startIn(dataFolder)
}, startMs)

afterAll(async () => {
  await installation.stop()
  await rm(folder, { recursive: true, force: true })
}, 180_000)

async function healthStatus(): Promise<number> {
  const answer = await fetch(`${installation.url}/api/health`).catch(() => null)
  return answer?.status ?? 0
}

async function signInStatus(): Promise<number> {
  const answer = await fetch(`${installation.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailId: admin.email, password: admin.password }),
  })
  return answer.status
}

const pidFiles = {
  server: 'run/server.pid',
  judge: 'run/judge.pid',
  database: 'postgres/postmaster.pid',
}

async function pidOf(name: keyof typeof pidFiles): Promise<number> {
  return Number.parseInt(await readFile(join(dataFolder, pidFiles[name]), 'utf8'), 10)
}

/** A killed judge may not be back although it is listed: the list keeps it until its lease ends. */
async function untilAllRun(): Promise<number[]> {
  let pids: number[] = []
  await expect
    .poll(async () => {
      pids = await Promise.all([pidOf('server'), pidOf('judge'), pidOf('database')]).catch(() => [0])
      return (await livingOf(pids)).length
    }, back)
    .toBe(3)
  return pids
}

async function supervisorPid(): Promise<number> {
  const holder = await readFile(join(dataFolder, 'supervisor.lock'), 'utf8')
  return Number(/process (\d+)/.exec(holder)?.[1])
}

/** A zombie counts as dead. */
async function livingOf(pids: readonly number[]): Promise<number[]> {
  const identities = await Promise.all(pids.map(readProcessIdentity))
  return pids.filter((_, index) => identities[index] !== null)
}

test('a second start on the same data folder says where the first runs and fails', async () => {
  const env = { ...process.env, DATA_DIR: dataFolder, PORT: '1', LOG_FORMAT: 'text' }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: 'pipe' })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))

  const code = await waitForExit(child)

  expect(code).toBe(1)
  expect(said.join('')).toContain(`already runs on the data folder "${dataFolder}"`)
  expect(await healthStatus()).toBe(200)
})

test.each(['server', 'judge', 'database'] as const)(
  'the %s is back after kill -9',
  async (name) => {
    const before = await pidOf(name)

    process.kill(before, 'SIGKILL')

    await expect.poll(() => pidOf(name).catch(() => before), back).not.toBe(before)
    await expect.poll(healthStatus, back).toBe(200)
    expect(await signInStatus()).toBe(200)
  },
  120_000,
)

test('a server that no longer answers is back', async () => {
  const before = await pidOf('server')
  // Its supervisor learns the same a moment later.
  await sleep(5_000)

  process.kill(before, 'SIGSTOP')

  await expect.poll(() => pidOf('server').catch(() => before), back).not.toBe(before)
  await expect.poll(healthStatus, back).toBe(200)
}, 180_000)

test(
  'after kill -9 of everything, supervisor first, the next start works and nothing is lost',
  async () => {
    const pids = [await supervisorPid(), ...(await untilAllRun())]
    for (const pid of pids) process.kill(pid, 'SIGKILL')

    installation = await startIn(dataFolder)

    expect(await healthStatus()).toBe(200)
    expect(await signInStatus()).toBe(200)
  },
  startMs,
)

test(
  'after kill -9 of the supervisor alone, the next start ends what it left and works',
  async () => {
    const leftServer = await pidOf('server')
    const leftDatabase = await pidOf('database')
    process.kill(await supervisorPid(), 'SIGKILL')

    installation = await startIn(dataFolder)

    expect(await livingOf([leftServer])).toEqual([])
    expect(await pidOf('database')).toBe(leftDatabase)
    expect(await healthStatus()).toBe(200)
  },
  startMs,
)

test('being told to stop ends every program', async () => {
  const pids = await untilAllRun()

  await installation.stop()

  expect(await livingOf(pids)).toEqual([])
}, 180_000)

test(
  'being told to stop again and again ends every program all the same',
  async () => {
    installation = await startIn(dataFolder)
    const pids = await untilAllRun()
    const supervisor = await supervisorPid()

    await expect
      .poll(async () => {
        const isThere = (await livingOf([supervisor])).length > 0
        if (isThere) process.kill(supervisor, 'SIGTERM')
        return isThere
      }, back)
      .toBe(false)

    expect(await livingOf(pids)).toEqual([])
  },
  startMs,
)
