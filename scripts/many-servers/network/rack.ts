import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database, migrate } from '@codedojo/db'
import { type StartedProgram, startProgram } from '../../durability/started-program.ts'
import { addSumProblem } from '../../durability/sum-problem.ts'
import type { ExternalProgram } from '../external-program.ts'
import { startNginx } from '../start-nginx.ts'
import { startRedis } from '../start-redis.ts'
import { type Machine, openNetwork } from './open-network.ts'
import { type HostedDatabase, startDatabase } from './start-database.ts'

/** A part of the installation, on a machine of its own. */
export interface Part {
  readonly name: string
  readonly machine: Machine
  /** Ends it as a loss of power does, and leaves what it had on its disk. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Ends it in good order, as an update does. */
  readonly stop: () => Promise<void>
}

/** Two servers, three judges, PostgreSQL, Redis and nginx, each on a machine of its own, and no folder that two share. */
export interface Rack extends AsyncDisposable {
  readonly parts: readonly Part[]
  /** Address that learners use. */
  readonly front: string
  /** For the test to look, through no network. */
  readonly database: Database
  readonly problemId: string
  /** What the setup of a new version does first. */
  readonly migrate: () => Promise<void>
}

const frontPort = 8080
const noLimits = {
  SUBMIT_LIMIT_PER_MINUTE: '1000000',
  SIGN_UP_LIMIT_PER_10_MINUTES: '1000000',
  ROOM_MESSAGE_LIMIT_PER_10_SECONDS: '1000000',
  ROOM_MESSAGE_LIMIT_PER_5_MINUTES: '1000000',
}
/** As operators have them: what a judge had in hand goes to another after fifteen seconds. */
const judgeSettings = { JUDGE_SLOTS: '1' }

export async function openRack(): Promise<Rack> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-rack-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const network = opened.use(await openNetwork())
  const folderOf = (name: string) => join(folder, name.replaceAll(' ', '-'))

  const databaseMachine = await network.addMachine('PostgreSQL')
  let hosted: HostedDatabase = await startDatabase(databaseMachine, folderOf('database'))
  opened.defer(() => hosted.kill())
  const postgres: Part = {
    name: 'PostgreSQL',
    machine: databaseMachine,
    kill: () => hosted.kill(),
    stop: () => hosted.kill(),
    start: async () => {
      hosted = await startDatabase(databaseMachine, folderOf('database'))
    },
  }
  await migrate(hosted.local)
  const database = opened.use(connect(hosted.local))
  const problemId = await addSumProblem(database, 2000)

  const redis = await externalPart(await network.addMachine('Redis'), ({ address, inside }) =>
    startRedis(6379, { host: address, inside }),
  )
  opened.defer(redis.kill)

  const [one, two, front] = [
    await network.addMachine('server 1'),
    await network.addMachine('server 2'),
    await network.addMachine('nginx'),
  ]
  const serverSettings = (machine: Machine) => ({
    ...noLimits,
    ROLE: 'web',
    HOST: machine.address,
    PORT: '3000',
    DATA_DIR: folderOf(machine.name),
    DATABASE_URL: hosted.url,
    REDIS_URL: `redis://${redis.machine.address}:6379`,
    TRUST_PROXY: front.address,
    PUBLIC_URL: `http://${front.address}:${frontPort}`,
  })
  const servers: Part[] = []
  for (const machine of [one, two]) {
    servers.push(
      await programPart(machine, () =>
        startProgram({
          ...{ entry: 'apps/server/src/main.ts', readyWords: 'listening', inside: machine.inside },
          settings: serverSettings(machine),
        }),
      ),
    )
    opened.defer(servers.at(-1)?.kill ?? (() => undefined))
  }
  const nginx = await externalPart(front, ({ address, inside }) =>
    startNginx({
      host: address,
      port: frontPort,
      servers: [`${one.address}:3000`, `${two.address}:3000`],
      inside,
    }),
  )
  opened.defer(nginx.kill)

  const judges: Part[] = []
  for (const name of ['judge 1', 'judge 2', 'judge 3']) {
    const machine = await network.addMachine(name)
    judges.push(
      await programPart(machine, () =>
        startProgram({
          ...{ entry: 'apps/judge/src/main.ts', readyWords: 'judge: ready', inside: machine.inside },
          settings: {
            ...judgeSettings,
            JUDGE_NAME: name,
            DATA_DIR: folderOf(name),
            JUDGE_DATABASE_URL: hosted.judgeUrl,
          },
        }),
      ),
    )
    opened.defer(judges.at(-1)?.kill ?? (() => undefined))
  }

  const everything = opened.move()
  return {
    parts: [...servers, ...judges, postgres, redis, nginx],
    front: `http://${front.address}:${frontPort}`,
    database,
    problemId,
    migrate: () => migrate(hosted.local),
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  }
}

/** A server or a judge. */
async function programPart(machine: Machine, begin: () => Promise<StartedProgram>): Promise<Part> {
  let running = await begin()
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    running.signal(signal)
    await running.ended
  }
  return {
    ...{ name: machine.name, machine },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start: async () => {
      running = await begin()
    },
  }
}

/** Redis or nginx. */
async function externalPart(
  machine: Machine,
  begin: (machine: Machine) => Promise<ExternalProgram>,
): Promise<Part> {
  let running = await begin(machine)
  const end = async () => {
    await running[Symbol.asyncDispose]()
  }
  return {
    ...{ name: machine.name, machine, kill: end, stop: end },
    start: async () => {
      running = await begin(machine)
    },
  }
}
