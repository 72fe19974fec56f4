import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, type TestPage } from '../../apps/server/src/realtime/testing/socket-testbed.ts'
import { freePort, type Installation, startInstallation } from '../../e2e/installation.ts'
import type { ExternalProgram } from './external-program.ts'
import { type Person, signUp } from './many-servers-testbed.ts'
import { numberedTexts, receivedTexts } from './room-messages.ts'
import { startRedis } from './start-redis.ts'

const patienceMs = 240_000
const processes = 3
let redis: ExternalProgram
let installation: Installation
beforeAll(async () => {
  const redisPort = await freePort()
  redis = await startRedis(redisPort)
  installation = await startInstallation({
    ...{ ROLE: 'web', SERVER_PROCESSES: String(processes), REDIS_URL: `redis://127.0.0.1:${redisPort}` },
    ...{ SIGN_UP_LIMIT_PER_10_MINUTES: '1000000', ROOM_MESSAGE_LIMIT_PER_10_SECONDS: '1000000' },
  })
}, patienceMs)
afterAll(async () => {
  await installation.stop()
  await redis[Symbol.asyncDispose]()
}, patienceMs)

/**
 * Signs up nine people and opens a page for each. Every request has a TCP connection of its own, so that any of the processes may
 * get it.
 */
async function openPages(
  transports: string[],
): Promise<{ readonly people: Person[]; readonly pages: TestPage[] }> {
  const people = await Promise.all(
    numberedTexts(9, 'Person').map((name) => signUp(installation.url, name.replace(' ', ''))),
  )
  const pages = people.map(({ cookie }) => openPage(installation.url, { cookie, transports, agent: false }))
  await Promise.all(pages.map((page) => page.join('global')))
  return { people, pages }
}

const pidOf = async (name: string) =>
  Number.parseInt(await readFile(join(installation.dataFolder, 'run', `${name}.pid`), 'utf8'), 10)

test('whoever asks over many TCP connections has one session, by polling and by a WebSocket', async () => {
  const byPolling = await openPages(['polling'])
  const byWebSocket = await openPages(['polling', 'websocket'])
  const pages = [...byPolling.pages, ...byWebSocket.pages]

  for (const [at, page] of pages.entries()) page.say(`mark ${at}`)

  const all = numberedTexts(pages.length, 'mark').toSorted()
  for (const page of pages)
    await expect.poll(() => receivedTexts(page, 'mark').toSorted(), { timeout: 20_000 }).toEqual(all)
  const transports = () => byWebSocket.pages.map((page) => page.socket.io.engine.transport.name)
  await expect.poll(() => [...new Set(transports())]).toEqual(['websocket'])
  for (const page of pages) page[Symbol.dispose]()
}, 120_000)

test('what each process did is told by whichever is asked', async () => {
  for (let at = 0; at < 30; at++) await askWithNewConnection('/api/user/check')
  const read = async () => {
    const metrics = await askWithNewConnection('/metrics')
    const valuesOf = (name: RegExp) => [...metrics.matchAll(name)].map(([, value]) => Number(value))
    return {
      metrics,
      sockets: valuesOf(/^codedojo_sockets\{process="\d"\} (\d+)$/gm),
      checks: valuesOf(
        /^codedojo_http_request_seconds_count\{[^}]*route="\/api\/user\/check"[^}]*\} (\d+)$/gm,
      ),
    }
  }

  // Waits until the servers have noticed that the pages of earlier tests are closed.
  await expect.poll(async () => (await read()).sockets, { timeout: 20_000 }).toEqual(Array(processes).fill(0))

  const { metrics, checks } = await read()
  expect(checks.reduce((sum, each) => sum + each, 0)).toBe(30)
  expect(metrics.match(/^# TYPE codedojo_queue_jobs /gm)).toHaveLength(1)
  expect(await statusOf('/metrics/of-process')).toBe(404)
})

test('no request for a session of another process ends one, or is waited for without end', async () => {
  const names = ['server', 'server-2', 'server-3']
  const before = await Promise.all(names.map(pidOf))
  const chunk = `4001\r\n${'x'.repeat(0x4001)}\r\n`
  const hostile = [
    ['GET', 'Trailer: x\r\n\r\n'],
    ['POST', 'Trailer: x\r\nContent-Length: 1\r\n\r\nx'],
    ['POST', 'Expect: 100-continue\r\nContent-Length: 1\r\n\r\nx'],
    ['POST', `Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`],
    ['POST', 'Content-Length: 999999999\r\n\r\nx'],
    ['GET', 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['GET', 'Connection: Upgrade\r\nUpgrade: something\r\n\r\n'],
  ] as const
  const sockets: Socket[] = []
  // Each reaches any process, and so one that has to forward it, too.
  for (let round = 0; round < 8; round++)
    for (const [method, rest] of hostile)
      for (let owner = 1; owner <= 9; owner += 2) {
        const socket = connect(Number(new URL(installation.url).port), '127.0.0.1')
        socket.on('error', () => undefined)
        sockets.push(socket)
        const path = `/socket.io/?EIO=4&transport=polling&sid=${owner}.00000000-0000-0000-0000-000000000000`
        socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${rest}`)
      }

  await setTimeout(2000)
  for (let at = 0; at < 20; at++) expect(await statusOf('/healthz')).toBe(200)
  expect(await Promise.all(names.map(pidOf))).toEqual(before)
  for (const socket of sockets) socket.destroy()
}, 60_000)

test('a process that is killed comes back, and whoever was with it goes on with another', async () => {
  const { pages, people } = await openPages(['polling', 'websocket'])
  // Joins the room after each reconnection, as a page of the product does.
  for (const { socket } of pages) socket.on('connect', () => void socket.emit('join-room', 'global'))
  const before = await pidOf('server-2')

  process.kill(before, 'SIGKILL')

  await expect.poll(() => pidOf('server-2').catch(() => before), { timeout: 60_000 }).not.toBe(before)
  const everybodyHears = () => {
    pages[0]?.say('after the end')
    return pages.every((page) => receivedTexts(page, 'after').length > 0)
  }
  await expect.poll(everybodyHears, { timeout: 60_000, interval: 500 }).toBe(true)
  for (const { cookie } of people) expect(await statusOf('/api/user/check', cookie)).toBe(200)
  for (const page of pages) page[Symbol.dispose]()
}, 120_000)

test('an installation whose pages are open stops at once', async () => {
  const { pages } = await openPages(['polling', 'websocket'])
  const transports = () => pages.map((page) => page.socket.io.engine.transport.name)
  await expect.poll(() => [...new Set(transports())]).toEqual(['websocket'])
  for (const { socket } of pages) socket.io.reconnection(false)

  // Processes that do not end by themselves are killed after ten seconds.
  await Promise.race([
    installation.stop(),
    setTimeout(9000).then(() => Promise.reject(new Error('It still runs.'))),
  ])

  const logs = await Promise.all(
    ['server', 'server-2', 'server-3'].map((name) =>
      readFile(join(installation.dataFolder, 'logs', `${name}.log`), 'utf8').catch(() => ''),
    ),
  )
  expect(logs.join('')).not.toMatch(/\b(?:TypeError|ReferenceError|ERR_HTTP)/)
  for (const page of pages) page[Symbol.dispose]()
}, 60_000)

async function askWithNewConnection(path: string): Promise<string> {
  return text(await answerOf(path))
}

async function statusOf(path: string, cookie?: string): Promise<number | undefined> {
  const answer = await answerOf(path, cookie)
  answer.resume()
  return answer.statusCode
}

async function answerOf(path: string, cookie = ''): Promise<IncomingMessage> {
  const asked = get(new URL(path, installation.url), { agent: false, headers: { cookie } })
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('There was no answer.')
  return answer
}
