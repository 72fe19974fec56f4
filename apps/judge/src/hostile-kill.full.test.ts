import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import { boxEndMs } from '@codedojo/sandbox/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHostilePrograms } from './hostile/hostile-program.ts'
import { judgeByQueue } from './hostile/judge-by-queue.ts'
import { descendantsOf, hasEnded } from './hostile/leftovers.ts'
import { makeSecretCases } from './hostile/secrets.ts'

const main = join(import.meta.dirname, 'main.ts')
const [program] = readHostilePrograms(new URL('../hostile/', import.meta.url)).filter(
  ({ id }) => id === 'H63',
)

let database: Database
let folder: string
const judges: ChildProcess[] = []

beforeEach(async () => {
  database = await cloneDatabase()
  folder = await mkdtemp(join(tmpdir(), 'hostile-kill-'))
})
afterEach(async () => {
  for (const judge of judges.splice(0)) judge.kill('SIGKILL')
  await database[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

function startJudge(): ChildProcess {
  const env = {
    PATH: '/usr/bin:/bin',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    JUDGE_NAME: 'hostile',
    ALLOW_UNSAFE_DATABASE: '1',
    JUDGE_HEARTBEAT_SECONDS: '0.3',
    JUDGE_LEASE_SECONDS: '1',
  }
  const judge = spawn(process.execPath, [main], { env, stdio: 'ignore' })
  judges.push(judge)
  return judge
}

/** Names of all live descendants of a process. */
const programsBelow = (pid: number) => descendantsOf(pid).map((each) => ({ pid: each, name: nameOf(each) }))

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

test('H63: what a killed judge ran dies with it, and its job is judged again', async () => {
  if (!program) throw new Error('There is no program for H63.')
  const judge = await judgeByQueue(database)
  const first = startJudge()
  const source = Buffer.from(program.text)
  const judging = judge({
    program: { ...program, timeLimitMs: 3000 },
    source,
    cases: makeSecretCases(program),
  })
  const isSleeping = () =>
    programsBelow(first.pid ?? 0).filter(({ name }) => name.startsWith('python')).length > 5
  await expect.poll(isSleeping, { timeout: 180_000 }).toBe(true)
  const family = programsBelow(first.pid ?? 0)

  first.kill('SIGKILL')
  await once(first, 'exit')

  const living = () => family.filter(({ pid, name }) => !hasEnded(pid) && nameOf(pid) === name)
  await expect.poll(living, { timeout: boxEndMs, interval: 20 }).toEqual([])
  startJudge()
  expect((await judging).outcome.status).toBe('Time Limit Exceeded')
  const { rows } = await database.pool.query('select attempt from judge_job')
  expect(rows).toEqual([{ attempt: 2 }])
}, 180_000)
