import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, type TestPage } from '../../apps/server/src/realtime/testing/socket-bed.ts'
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

test('what the processes did is told as one', async () => {
  for (let at = 0; at < 30; at++) await askWithNewConnection('/api/user/check')

  // Waits until the servers have noticed that the pages of earlier tests are closed.
  await expect
    .poll(() => askWithNewConnection('/metrics'), { timeout: 20_000 })
    .toMatch(/^codedojo_sockets 0$/m)

  const figures = await askWithNewConnection('/metrics')

  const counted = /^codedojo_http_request_seconds_count\{[^}]*route="\/api\/user\/check"[^}]*\} (\d+)$/m.exec(
    figures,
  )
  expect(Number(counted?.[1])).toBe(30)
  expect(figures.match(/^# TYPE codedojo_queue_jobs /gm)).toHaveLength(1)
  expect(await statusOf('/metrics/of-process')).toBe(404)
})

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
