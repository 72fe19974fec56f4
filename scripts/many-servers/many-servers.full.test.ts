import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPage, waitForEvent } from '../../apps/server/src/realtime/testing/socket-testbed.ts'
import { type ManyServersTestbed, openManyServersTestbed } from './many-servers-testbed.ts'
import {
  numberedTexts,
  readChangesSince,
  readRevision,
  receivedTexts,
  sendMessages,
} from './room-messages.ts'
import { openTcpProxy } from './tcp-proxy.ts'

const patienceMs = 120_000
let many: ManyServersTestbed
beforeAll(async () => {
  many = await openManyServersTestbed()
}, patienceMs)
afterAll(() => many[Symbol.asyncDispose](), patienceMs)

const lastCount = (page: TestPage) => page.of('user-count').at(-1)

test('people on two servers read each other, and are counted once each', async () => {
  const [ada, bob] = [await many.signUp('Ada'), await many.signUp('Bob')]
  const [one, other] = many.addresses
  using adasPage = await many.open(one, ada)
  using bobsPage = await many.open(other, bob)
  using adasOther = await many.open(other, ada)

  adasPage.say('From one server')
  bobsPage.say('From the other')

  for (const page of [adasPage, bobsPage, adasOther]) {
    await expect
      .poll(() => receivedTexts(page, 'From').toSorted())
      .toEqual(['From one server', 'From the other'])
    await expect.poll(() => lastCount(page)).toBe(2)
  }
  await waitForEvent(bobsPage.socket, {
    ask: () => bobsPage.socket.emit('create-room', 'autumn'),
    by: 'room-created',
  })
  await adasPage.join('autumn')
  for (const page of [adasPage, bobsPage])
    await expect.poll(() => page.of('room-count').at(-1)).toEqual({ room: 'autumn', people: 2 })
  bobsPage.socket.disconnect()
  await expect.poll(() => lastCount(adasPage)).toBe(1)
  await expect.poll(() => adasPage.of('room-count').at(-1)).toEqual({ room: 'autumn', people: 1 })
})

test('nginx leads a person to one server for as long as it lives, and to the other afterwards', async () => {
  const person = await many.signUp('Ada')
  using page = await many.open(many.front, person)

  page.say('Through nginx')

  await expect.poll(() => receivedTexts(page, 'Through')).toEqual(['Through nginx'])
  await expect.poll(() => page.socket.io.engine.transport.name).toBe('websocket')
})

test('a verdict is told by the server that did not take the submission', async () => {
  const person = await many.signUp('Ada')
  const [one, other] = many.addresses
  const judge = await many.testbed.startJudge()
  const stop = new AbortController()
  const events = await fetch(`${other}/api/submission/events`, {
    headers: { cookie: person.cookie },
    signal: stop.signal,
  })
  const told = readUntil(events, '"stage":"done"')

  const body = { code: 'print(1)', language: 'python' }
  const submitted = await fetch(`${one}/api/submission/submit/${many.testbed.problemId}`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  expect(submitted.ok).toBe(true)
  expect(await told).toContain('"stage":"done"')
  stop.abort()
  judge.signal('SIGTERM')
  await judge.ended
}, 120_000)

async function readUntil(answer: Response, words: string): Promise<string> {
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (text.includes(words)) return text
  }
  throw new Error(`The stream ended without "${words}".`)
}

test('signing out everywhere ends the connections on both servers', async () => {
  const person = await many.signUp('Ada')
  using one = await many.open(many.addresses[0], person)
  using other = await many.open(many.addresses[1], person)

  const answer = await fetch(`${many.front}/api/user/signOutEverywhere/${person.userId}`, {
    method: 'POST',
    headers: { cookie: person.cookie },
  })

  expect(answer.status).toBe(200)
  await expect.poll(() => one.socket.connected).toBe(false)
  await expect.poll(() => other.socket.connected).toBe(false)
})

test('two hundred messages that came while the wire was cut are all there afterwards, in order and once', async () => {
  const [ada, bob] = [await many.signUp('Ada'), await many.signUp('Bob')]
  await using wire = await openTcpProxy(() => many.frontPort)
  using away = await many.open(wire.address, ada)
  using talking = await many.open(many.addresses[1], bob)
  talking.say('Before the cut')
  await expect.poll(() => receivedTexts(away, 'Before')).toHaveLength(1)
  const seen = await readRevision(many.front, ada)

  wire.cut()
  await sendMessages(talking, numberedTexts(200, 'cut'))
  wire.mend()

  // A plain Socket.IO client gets missed messages on reconnecting; our pages request them by revision.
  await expect.poll(() => receivedTexts(away, 'cut'), { timeout: 60_000 }).toEqual(numberedTexts(200, 'cut'))
  expect(await readChangesSince(many.front, ada, seen)).toEqual(numberedTexts(200, 'cut'))
}, 180_000)

test('what is said while Redis is away is there when it is back, and servers are one again', async () => {
  const [ada, bob] = [await many.signUp('Ada'), await many.signUp('Bob')]
  using one = await many.open(many.addresses[0], ada)
  using other = await many.open(many.addresses[1], bob)
  const seen = await readRevision(many.addresses[1], bob)

  await many.killRedis()
  one.say('Without Redis')
  await expect.poll(() => readChangesSince(many.addresses[1], bob, seen)).toEqual(['Without Redis'])
  // Users of the same server still receive the message.
  await expect.poll(() => receivedTexts(one, 'Without')).toEqual(['Without Redis'])

  await many.restartRedis()
  let tries = 0
  await expect
    .poll(
      () => {
        tries += 1
        one.say(`With Redis ${tries}`)
        return receivedTexts(other, 'With Redis').length
      },
      { interval: 500, timeout: 60_000 },
    )
    .toBeGreaterThan(0)
}, 180_000)

// Must be the last test, because only one server remains.
test('when a server is killed its people go on with the other, and miss nothing', async () => {
  const [ada, bob] = [await many.signUp('Ada'), await many.signUp('Bob')]
  using adasPage = await many.open(many.front, ada)
  using talking = await many.open(many.addresses[1], bob)
  const seen = await readRevision(many.front, ada)

  many.servers[0].signal('SIGKILL')
  await sendMessages(talking, numberedTexts(200, 'killed'))

  await expect.poll(() => adasPage.socket.connected, { timeout: 60_000 }).toBe(true)
  const rejoined = adasPage.join('global')
  await rejoined
  const read = await readChangesSince(many.front, ada, seen)
  expect(read).toEqual(numberedTexts(200, 'killed'))
  adasPage.say('Still here')
  await expect.poll(() => receivedTexts(talking, 'Still')).toEqual(['Still here'])
}, 180_000)
