import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { armFailpoints, assertDurable, connect, type Database } from '@codedojo/db'
import { logOf, openLog } from '@codedojo/log'
import { makeProcessKey, SandboxError } from '@codedojo/sandbox'
import { ConfigError, type JudgeConfig, readConfig } from './config.ts'
import { sandboxFolder, toolchainFolder } from './data-paths.ts'
import { type OpenJudge, openJudge } from './open-judge.ts'
import { retryFailingLanguages } from './toolchain/retry-failing-languages.ts'
import { type LanguageReport, selfTest } from './toolchain/self-test.ts'
import { errorText } from './work/error-text.ts'
import { startHeartbeat } from './work/heartbeat.ts'
import { type JudgeStatus, refusingStatus, workingStatus } from './work/judge-status.ts'
import { startWorkLoop } from './work-loop.ts'

// Must be below the 10 s after which the supervisor kills the judge.
const patienceMs = 7000
/** Longer than any query of a judge takes; after it a hanging connection is dropped. */
const queryTimeoutMs = 30_000
/** The pause between two attempts, as a multiple of the lease: with the default lease of 15 s it is one minute. */
const leasesToTryAgain = 4

async function main(): Promise<void> {
  const config = readConfig()
  openLog(config.log, 'judge')
  if (!config.database) {
    throw new ConfigError(
      'JUDGE_DATABASE_URL is missing. `npm start` sets it; a judge started alone needs it.',
    )
  }
  armFailpoints(config.failpoints)
  const stopped = untilStopped()
  const { url, isOwnRole } = config.database
  await using database = connect(url, {
    poolSize: config.slotCount + 4,
    queryTimeoutMs,
    ...(isOwnRole ? {} : { role: 'codedojo_judge' }),
  })
  await requireAnswer(database, isOwnRole ? 'JUDGE_DATABASE_URL' : 'DATABASE_URL')
  if (!config.allowsUnsafeDatabase) await assertDurable(database)
  const opened = await openOrExplain(config)
  await using judge =
    typeof opened === 'string' ? await untilOpened({ config, database, reason: opened, stopped }) : opened
  if (judge === null) return
  await work({ config, database, judge, stopped })
}

/** Throws `ConfigError` with the remedy if the database does not answer. */
async function requireAnswer(database: Database, setting: string): Promise<void> {
  await database.pool.query('select 1').catch((cause: unknown) => {
    throw new ConfigError(
      `The database does not answer: ${errorText(cause)}. Check that PostgreSQL runs and that ${setting} is right.`,
    )
  })
}

interface Refusal {
  readonly config: JudgeConfig
  readonly database: Database
  readonly reason: string
  readonly stopped: Promise<void>
}

/**
 * Stays registered, so that the health page can show the reason, and retries once per lease time: causes such as low memory or
 * leftovers of a killed judge are temporary. Returns null when it is stopped.
 */
async function untilOpened({ config, database, reason, stopped }: Refusal): Promise<OpenJudge | null> {
  const entry = { id: randomUUID(), processKey: makeProcessKey() }
  const isStopped = stopped.then(() => true)
  let refused = reason
  let said = ''
  const row = () => ({ ...refusingStatus(config, refused), ...entry })
  await using _heartbeat = await startHeartbeat(database, row, config.lease)
  for (;;) {
    if (refused !== said) logOf('judge').error(`refuses to judge: ${refused}`)
    said = refused
    if (await Promise.race([isStopped, sleep(config.lease.leaseMs, false)])) return null
    const opened = await openOrExplain(config)
    if (typeof opened !== 'string') return opened
    refused = opened
  }
}

interface WorkLoopOptions {
  readonly config: JudgeConfig
  readonly database: Database
  readonly judge: OpenJudge
  readonly stopped: Promise<void>
}

async function work({ config, database, judge, stopped }: WorkLoopOptions): Promise<void> {
  let reports: readonly LanguageReport[] = await selfTest(judge)
  const status = () => workingStatus(config, judge, reports)
  const logStatus = ({ detail, cure }: JudgeStatus) => {
    logOf('judge').info(`ready: ${detail}`)
    if (cure) logOf('judge').warn(cure)
  }
  const loop = await startWorkLoop({ database, judge, status, lease: config.lease, patienceMs })
  logStatus(status())
  const stopping = new AbortController()
  const regaining = retryFailingLanguages({
    judge,
    reports,
    firstPauseMs: leasesToTryAgain * config.lease.leaseMs,
    signal: stopping.signal,
    onChange: (seen) => {
      reports = seen
      logStatus(status())
    },
  })
  // An unexpected error while retrying languages ends this process, like one at the start.
  await Promise.race([stopped, regaining.then(() => stopped)])
  stopping.abort()
  await Promise.all([loop.drain(), regaining])
}

async function openOrExplain(config: JudgeConfig): Promise<OpenJudge | string> {
  try {
    return await openJudge({
      slotCount: config.slotCount,
      pythonLibraries: config.pythonLibraries,
      stateFolder: sandboxFolder(config.dataFolder),
      toolchainFolder: toolchainFolder(config.dataFolder),
      insecure: config.insecure,
    })
  } catch (error) {
    if (error instanceof SandboxError) return error.message
    throw error
  }
}

function untilStopped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  process.once('SIGTERM', () => resolve())
  process.once('SIGINT', () => resolve())
  return promise
}

try {
  await main()
  process.exit(0)
} catch (error) {
  logOf('judge').fatal(errorText(error))
  process.exit(1)
}
