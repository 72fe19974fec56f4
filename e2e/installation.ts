import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Installation {
  readonly url: string
  readonly dataFolder: string
  readonly stop: () => Promise<void>
}

export const admin = { email: 'admin@example.org', password: 'admin of the tests' } as const

const root = dirname(import.meta.dirname)
const startWithinMs = 240_000

interface StartOptions {
  /** The niceness of its processes, see nice(1). */
  readonly niceness?: number
  /** Where somebody must know it before it starts; by default a free one. */
  readonly port?: number
}

/** Starts an installation as an operator does, on a free port and in an empty data folder, and waits until it is ready. */
export async function startInstallation(
  settings: Readonly<Record<string, string>> = {},
  options: StartOptions = {},
): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-e2e-'))
  const installation = await startIn(join(folder, 'data'), settings, options)
  return {
    ...installation,
    stop: async () => {
      await installation.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts an installation in a data folder that is kept, to start it there again later. */
export async function startIn(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
  { niceness = 0, port: wanted }: StartOptions = {},
): Promise<Installation> {
  const port = wanted ?? (await freePort())
  const child = spawn('nice', ['-n', String(niceness), process.execPath, 'scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_FORMAT: 'text',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(child)
  return {
    url: `http://localhost:${port}`,
    dataFolder,
    stop: () => end(child),
  }
}

/** Resolves once the supervisor is ready; otherwise rejects with its output. */
function untilReady(child: ChildProcess): Promise<void> {
  const said: string[] = []
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The installation ${why}:\n${said.join('')}`))
    const timer = setTimeout(() => {
      fail('is not ready in time')
      child.kill('SIGTERM')
    }, startWithinMs)
    child.stdout?.on('data', (chunk) => {
      said.push(String(chunk))
      if (!said.join('').includes('CodeDojo runs on')) return
      clearTimeout(timer)
      resolve()
    })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      fail('ended')
    })
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}
