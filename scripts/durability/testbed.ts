import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database, migrate } from '@codedojo/db'
import { type EmbeddedDatabase, startEmbedded } from '@codedojo/db/embedded'
import { freePort } from '../../e2e/installation.ts'
import { checkHistory } from './check-history.ts'
import type { History } from './history.ts'
import { type Learner, signUp } from './learner.ts'
import { readDatabaseState } from './read-database-state.ts'
import { type ProgramStart, type StartedProgram, startProgram } from './started-program.ts'
import { stopWithChildren } from './stop-with-children.ts'
import { addSumProblem } from './sum-problem.ts'

type Settings = Readonly<Record<string, string>>

/** A database with servers and judges that a test can start and kill. */
export interface Testbed extends AsyncDisposable {
  readonly database: Database
  /** Data folder of servers and judges. */
  readonly dataFolder: string
  readonly problemId: string
  readonly learner: Learner
  /** Address of the server that was started last. */
  readonly address: () => string
  readonly startServer: (settings?: Settings) => Promise<StartedProgram>
  readonly startJudge: (
    settings?: Settings,
    place?: Pick<ProgramStart, 'processors'>,
  ) => Promise<StartedProgram>
  readonly killDatabase: () => Promise<void>
  readonly startDatabase: () => Promise<void>
  /** Stops the database, like a machine that hangs, until disposed of. */
  readonly stopDatabase: () => Promise<Disposable>
  /** Kills every server and judge. */
  readonly clear: () => Promise<void>
  /** Guarantees violated since the testbed was opened. */
  readonly faults: () => Promise<string[]>
}

/** Short, because tests wait for it; a judge that is stopped for longer loses its jobs. */
export const leaseMs = 2000
const lease = { JUDGE_HEARTBEAT_SECONDS: '0.5', JUDGE_LEASE_SECONDS: String(leaseMs / 1000) }

export async function openTestbed(): Promise<Testbed> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-durability-'))
  const dataFolder = join(folder, 'data')
  const startDatabase = () => startEmbedded({ dataFolder, log: () => {} })
  let running: EmbeddedDatabase = await startDatabase()
  const { url, judgeUrl } = running
  await migrate(url)
  const database = connect(url)
  const problemId = await addSumProblem(database)
  const history: History = { intents: [], observations: [] }
  const programs: StartedProgram[] = []
  let address = ''

  const start = async (started: Promise<StartedProgram>) => {
    const program = await started
    programs.push(program)
    return program
  }
  const startServer = async (settings: Settings = {}) => {
    const port = String(await freePort())
    const server = await start(
      startProgram({
        entry: 'apps/server/src/main.ts',
        settings: {
          DATA_DIR: dataFolder,
          DATABASE_URL: url,
          PORT: port,
          HOST: '127.0.0.1',
          SUBMIT_LIMIT_PER_MINUTE: '1000000',
          ...settings,
        },
        readyWords: 'listening',
      }),
    )
    address = `http://localhost:${port}`
    return server
  }
  const clear = async () => {
    for (const program of programs) program.signal('SIGKILL')
    await Promise.all(programs.splice(0).map(({ ended }) => ended))
  }
  await startServer()
  const learner = await signUp({ history, url: () => address, answerWithinMs: 3000 })

  return {
    database,
    dataFolder,
    problemId,
    learner,
    address: () => address,
    startServer,
    startJudge: (settings = {}, place = {}) =>
      start(
        startProgram({
          entry: 'apps/judge/src/main.ts',
          settings: { DATA_DIR: dataFolder, JUDGE_DATABASE_URL: judgeUrl, ...lease, ...settings },
          readyWords: 'judge: ready',
          ...place,
        }),
      ),
    killDatabase: async () => {
      process.kill(running.pid, 'SIGKILL')
      while (await running.isRunning()) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    startDatabase: async () => {
      running = await startDatabase()
    },
    stopDatabase: () => stopWithChildren(running.pid),
    clear,
    faults: async () => checkHistory(history, await readDatabaseState(database, [problemId])),
    [Symbol.asyncDispose]: async () => {
      await clear()
      await database[Symbol.asyncDispose]()
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
