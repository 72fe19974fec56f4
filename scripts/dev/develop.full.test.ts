import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../e2e/installation.ts'
import { readProcessIdentity } from '../supervisor/process-identity.ts'
import { waitForExit } from '../supervisor/wait-for-exit.ts'

const root = dirname(dirname(import.meta.dirname))
const startMs = 240_000
const back = { timeout: 60_000, interval: 50 }

let folder = ''
let url = ''
let development: ChildProcess
const said: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-dev-'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  development = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  development.stdout?.on('data', (chunk) => said.push(String(chunk)))
})

afterAll(async () => {
  development.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const pidOf = async (name: string) =>
  Number.parseInt(await readFile(join(folder, 'data/run', `${name}.pid`), 'utf8'), 10)

/** Touches a file, like an editor that saves it unchanged. */
async function save(path: string): Promise<void> {
  const now = new Date()
  await utimes(join(root, path), now, now)
}

const answer = (path: string) => fetch(`${url}${path}`).then((response) => response.text(), String)

test(
  'it says where the pages are and how to sign in',
  async () => {
    await expect.poll(() => said.join(''), { timeout: startMs }).toContain(`runs on ${url}`)

    expect(said.join('')).toMatch(/admin: {2}admin@example\.org, password \S+/)
    expect(said.join('')).toMatch(/sql: {4}psql 'postgres\S+'/)
    expect(said.join('')).not.toMatch(/VITE|➜/)
  },
  startMs,
)

test('the pages come from their sources, and calls reach the server', async () => {
  expect(await answer('/src/app/shell/footer.tsx')).toContain('CodeDojo')
  expect(await answer('/healthz')).toBe('ok\n')
  expect(await answer('/readyz')).toBe('ok\n')
  expect(await answer('/metrics')).toContain('codedojo_sockets')
})

test.each([
  ['server', 'apps/server/src/main.ts'],
  ['judge', 'apps/judge/src/main.ts'],
])('the %s starts anew when a file of it is saved, and everything works', async (name, path) => {
  const before = await pidOf(name)
  const readyBefore = said.join('').split('judge: ready').length

  await save(path)

  await expect.poll(() => pidOf(name).catch(() => before), back).not.toBe(before)
  await expect.poll(() => answer('/healthz'), back).toBe('ok\n')
  if (name === 'judge') {
    await expect.poll(() => said.join('').split('judge: ready').length, back).toBeGreaterThan(readyBefore)
  }
})

test('a server that died is told of, and starts when a file is saved', async () => {
  process.kill(await pidOf('server'), 'SIGKILL')
  await expect.poll(() => said.join(''), back).toContain('The server died (signal SIGKILL)')

  await save('apps/server/src/main.ts')

  await expect.poll(() => answer('/healthz'), back).toBe('ok\n')
})

test('Ctrl-C leaves no process', async () => {
  const names = (await readdir(join(folder, 'data/run'))).map((file) => file.replace(/\.pid$/, ''))
  const database = Number.parseInt(await readFile(join(folder, 'data/postgres/postmaster.pid'), 'utf8'), 10)
  const pids = [...(await Promise.all(names.map(pidOf))), database]

  development.kill('SIGINT')
  const code = await waitForExit(development)

  expect(names.toSorted()).toEqual(['judge', 'pages', 'server'])
  expect(code).toBe(0)
  expect(await Promise.all(pids.map(readProcessIdentity))).toEqual(pids.map(() => null))
})
