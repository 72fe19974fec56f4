import { join } from 'node:path'
import { connect, readSchemaState } from '@codedojo/db'
import { parseConfig as parseJudgeConfig } from '../../apps/judge/src/config.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { acquireDataFolder, announceStop } from '../supervisor/data-lock.ts'
import { followLog } from '../supervisor/follow-log.ts'
import type { DatabaseAddress } from '../supervisor/keep-database-running.ts'
import { listenForStop } from '../supervisor/listen-for-stop.ts'
import { openDatabase } from '../supervisor/open-database.ts'
import { keepRunning, type Program, type RunningProgram } from '../supervisor/program.ts'
import { judgeProgram, serverProgram } from '../supervisor/programs.ts'
import { setUp } from '../supervisor/set-up.ts'
import { cleanUpDataFolder, type Installation } from '../supervisor/supervise.ts'
import { waitUntilReady } from '../supervisor/wait-until-ready.ts'
import { type DevelopmentSettings, developmentSettings } from './development-settings.ts'
import { makeLinePrinter, type Part } from './line-printer.ts'
import { watchSources } from './watch-sources.ts'

// How it works. Starts the same programs as `npm start`, for development:
//
//   dev ─┬─ PostgreSQL   embedded, in .dev-data
//        ├─ server       restarted when a file that it may import is saved
//        ├─ judge        likewise
//        └─ pages        Vite: sends changed modules to the browser, and proxies API calls to the server
//
// Each program writes a log file, whose lines are also printed here. A program that dies is restarted when a file is saved.

const readyWithinMs = 120_000

/** Runs everything for development until it is told to stop. Throws with the reason if it cannot start. */
export async function develop(root: string): Promise<void> {
  const startedAt = performance.now()
  const stop = listenForStop()
  const say = makeLinePrinter('dev')
  const development = await developmentSettings(root)
  const { environment } = development
  const config = parseConfig(environment)
  parseJudgeConfig(environment)
  const print = (lines: readonly string[]) => lines.forEach(say)
  const installation: Installation = { root, environment, config, format: 'text', say, warn: say, print }
  await using undo = new AsyncDisposableStack()
  const lock = undo.use(await acquireDataFolder(config.dataFolder, config.publicUrl))
  const place = { ...(await cleanUpDataFolder(installation)), hurry: stop.hurry }
  stop.stayToTheEnd()
  say(
    'Starting. The first start makes a database and takes about half a minute; the address follows when all is ready.',
  )
  const database = await openDatabase(installation, undo)
  await setUpForDevelopment(installation, database)
  await tellMigrations(installation, database)
  const start = async (part: Part, program: Program): Promise<RunningProgram> => {
    undo.use(await followLog(join(place.logFolder, `${program.name}.log`), makeLinePrinter(part)))
    const running = keepRunning({ ...program, waitsWhenDead: true }, place)
    undo.defer(running.stop)
    return running
  }
  if (!stop.signal.aborted) {
    const programs = {
      judge: await start('judge', judgeProgram(installation, database)),
      server: await start('server', withoutWatch(serverProgram(installation, database))),
      pages: await start('pages', pagesProgram(root, development)),
    }
    undo.use(watchSources(root, (change) => void onChange(change, { installation, database, programs })))
    await waitUntilReady(
      {
        address: development.serverUrl,
        databaseUrl: database.url,
        patienceMs: readyWithinMs,
        signal: stop.signal,
      },
      'all',
    )
    if (!stop.signal.aborted) for (const line of greeting(development, database, startedAt)) say(line)
  }
  await stop.told
  say('Stopping …')
  await announceStop(lock)
}

interface RunningParts {
  readonly installation: Installation
  readonly database: DatabaseAddress
  readonly programs: Readonly<Record<'server' | 'judge' | 'pages', RunningProgram>>
}

async function onChange(
  { path, restarts, needsSetUp }: Parameters<Parameters<typeof watchSources>[1]>[0],
  { installation, database, programs }: RunningParts,
): Promise<void> {
  installation.say(`${path} was saved; starting anew: ${restarts.join(', ')}.`)
  if (needsSetUp) {
    await setUpForDevelopment(installation, database).then(
      () => tellMigrations(installation, database),
      (error: unknown) => installation.say(error instanceof Error ? error.message : String(error)),
    )
  }
  for (const name of restarts) programs[name].restart()
}

/**
 * Sets up the database. A migration that was edited after it had been applied cannot be applied again; the error then tells the
 * developer what to do.
 */
async function setUpForDevelopment(installation: Installation, database: DatabaseAddress): Promise<void> {
  try {
    await setUp(installation, database)
  } catch (error) {
    const { dataFolder } = installation.config
    const cure = `Was a migration changed after it was applied? Then stop, and start afresh: rm -r ${dataFolder}`
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${cure}`, { cause: error })
  }
}

/** Tells whether the database is what the migrations of this checkout make, and the cure if it is not. */
async function tellMigrations({ say, warn, config }: Installation, { url }: DatabaseAddress): Promise<void> {
  await using database = connect(url)
  const { unknown, changed } = await readSchemaState(database)
  const cure = `stop, wait until it has ended, and start afresh: rm -r ${config.dataFolder}`
  if (changed.length > 0)
    warn(
      `Changed after it was applied, and not applied again: ${changed.join(', ')}. To have it as it is now, ${cure}`,
    )
  if (unknown > 0)
    warn(
      `The database has migrations that this checkout has not (${unknown}): another branch has used it. When that is in the way, ${cure}`,
    )
  if (changed.length + unknown === 0) say('The database has every migration.')
}

/** Without the watchdog, which would kill a server that has stopped at a breakpoint. */
function withoutWatch({ watch: _, ...program }: Program): Program {
  return program
}

function pagesProgram(root: string, { host, port, serverUrl, environment }: DevelopmentSettings): Program {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = ['--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false']
  return {
    name: 'pages',
    argv: [process.execPath, vite, join(root, 'apps/web'), ...options],
    env: { PATH: environment.PATH ?? '', HOME: environment.HOME ?? '', SERVER_URL: serverUrl },
    patienceMs: 3_000,
  }
}

function greeting(
  { address, admin, dataFolder }: DevelopmentSettings,
  { url }: DatabaseAddress,
  startedAt: number,
): string[] {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  return [
    '',
    `CodeDojo for development runs on ${address}   (ready in ${seconds} s)`,
    `  admin:  ${admin.email}, password ${admin.password}`,
    `  data:   ${dataFolder}`,
    `  sql:    psql '${url}'`,
    '  stop:   Ctrl-C',
    `  reset:  stop it, wait until it has ended, then rm -r ${dataFolder}`,
    '',
  ]
}
