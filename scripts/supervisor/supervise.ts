import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogFormat } from '@codedojo/log'
import type { Config } from '../../apps/server/src/config.ts'
import { assertPortIsFree } from './assert-port-is-free.ts'
import { buildWeb } from './build-web.ts'
import { acquireDataFolder, announceStop } from './data-lock.ts'
import type { Environment } from './environment.ts'
import { forwardLog } from './forward-log.ts'
import type { DatabaseAddress } from './keep-database-running.ts'
import { listenForStop, type StopRequests } from './listen-for-stop.ts'
import { openDatabase } from './open-database.ts'
import type { OperatorOutput } from './operator-output.ts'
import { endOrphans } from './orphans.ts'
import { keepRunning, type Program, type ProgramContext } from './program.ts'
import { judgeProgram, serverPrograms } from './programs.ts'
import { setUp } from './set-up.ts'
import { localAddress, startupMessage } from './startup-message.ts'
import { notReadyReasons, waitUntilReady } from './wait-until-ready.ts'

// How it works. One supervisor per data folder (guarded by a lock that the kernel releases) keeps three programs running:
//
//   supervisor ─┬─ PostgreSQL   embedded, unless DATABASE_URL names another
//               ├─ server       apps/server/src/main.ts, as many processes as SERVER_PROCESSES says
//               └─ judge        apps/judge/src/main.ts, with the judge's database role and no other secret
//
// All three write their own logs and survive a kill of the supervisor. The next start ends the remaining server and judge by
// their pid files and adopts the remaining database. Stopping is the reverse of starting.

export interface Installation extends OperatorOutput {
  readonly root: string
  readonly environment: Environment
  readonly config: Config
  /** Format of the log. In JSON, the programs' lines are forwarded, too. */
  readonly format: LogFormat
}

const readyWithinMs = 60_000

/** Runs the installation until it is told to stop. Throws with the reason for the operator if it cannot start. */
export async function supervise(installation: Installation): Promise<void> {
  const { config, say } = installation
  const startedAt = performance.now()
  const stop = listenForStop()
  await using undo = new AsyncDisposableStack()
  const lock = undo.use(await acquireDataFolder(config.dataFolder, config.publicUrl))
  const place = { ...(await cleanUpDataFolder(installation)), hurry: stop.hurry }
  const database = await startPrograms(installation, { place, undo, stop })
  if (config.role !== 'judge') await tellReady(installation, { database, startedAt, signal: stop.signal })
  else if (!stop.signal.aborted)
    say(`The judge runs; its log is in "${place.logFolder}". Stop it with Ctrl-C.`)
  await stop.told
  say('Stopping …')
  await announceStop(lock)
}

/** Ends what an earlier, killed supervisor left in the data folder, and returns where programs of this one write. */
export async function cleanUpDataFolder({ config, say, warn }: Installation): Promise<ProgramContext> {
  const pidFolder = join(config.dataFolder, 'run')
  for (const name of await endOrphans(pidFolder)) warn(`Ended the ${name} that an earlier start left behind.`)
  return { logFolder: join(config.dataFolder, 'logs'), pidFolder, say, warn }
}

interface Start {
  readonly place: ProgramContext
  readonly undo: AsyncDisposableStack
  readonly stop: StopRequests
}

/** Starts what this role needs, in order; returns the database URLs. */
async function startPrograms(
  installation: Installation,
  { place, undo, stop }: Start,
): Promise<DatabaseAddress> {
  const { root, config, say } = installation
  const hasServer = config.role !== 'judge'
  if (hasServer) {
    await assertPortIsFree(config.host, config.port)
    await buildWeb(root, say)
  }
  stop.stayToTheEnd()
  const database = await openDatabase(installation, undo)
  if (hasServer) await setUp(installation, database)
  if (stop.signal.aborted) return database
  const start = async (part: 'server' | 'judge', programs: readonly Program[]) => {
    for (const { name } of programs)
      if (installation.format === 'json')
        undo.use(await forwardLog(join(place.logFolder, `${name}.log`), part))
    const running = programs.map((program) => keepRunning(program, place))
    undo.defer(async () => void (await Promise.all(running.map((each) => each.stop()))))
  }
  if (config.role !== 'web') await start('judge', [judgeProgram(installation, database)])
  if (!hasServer) return database
  const socketFolder = config.processes.count === 1 ? null : await makeSocketFolder(undo)
  await start('server', serverPrograms(installation, { database, socketFolder }))
  return database
}

/** Unix sockets have short paths, which a data folder need not have; and a data folder may be shared with other machines. */
async function makeSocketFolder(undo: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-sockets-'))
  undo.defer(() => rm(folder, { recursive: true, force: true }))
  return folder
}

interface StartedDatabase {
  readonly database: DatabaseAddress
  /** By `performance.now()`. */
  readonly startedAt: number
  readonly signal: AbortSignal
}

async function tellReady(
  { config, warn, print }: Installation,
  { database, startedAt, signal }: StartedDatabase,
): Promise<void> {
  const address = localAddress(config)
  const wait = { address, databaseUrl: database.url, patienceMs: readyWithinMs, signal }
  const troubles = notReadyReasons(await waitUntilReady(wait, config.role), config.role)
  if (signal.aborted) return
  print(startupMessage(config, performance.now() - startedAt))
  for (const trouble of troubles) warn(`Not everything works: ${trouble}`)
}
