import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { networkOf } from '../http/network-of.ts'
import type { Visitor } from '../testing/start-app.ts'
import { makeAddressOf } from './address-of.ts'
import { openPage, openSocketTestbed, type SocketTestbed } from './testing/socket-testbed.ts'

let testbed: SocketTestbed
beforeAll(async () => {
  testbed = await openSocketTestbed()
})
afterAll(() => testbed[Symbol.asyncDispose]())

/** Source: Engine.IO protocol, revision 4: separator of packets in a body. */
const between = '\u001e'

/** A connection that sends raw packets; returns the response to each body. */
async function flood({ cookie }: Pick<Visitor, 'cookie'>, bodies: readonly string[]) {
  const url = `${testbed.address}/socket.io/?EIO=4&transport=polling`
  const opened = await (await fetch(url, { headers: { cookie } })).text()
  const sid = /"sid":"([^"]+)"/.exec(opened)?.[1] ?? ''
  const post = (body: string) =>
    fetch(`${url}&sid=${sid}`, { method: 'POST', body, headers: { cookie } }).then(
      ({ status }) => status,
      () => 0,
    )
  return Promise.all(bodies.map(post))
}

function countLookUps() {
  const looks = vi.spyOn(testbed.server.context.auth, 'userOf')
  onTestFinished(() => looks.mockRestore())
  return looks
}

test('130 KB of packets that ask to be let in cost one look, and nobody else waits for them', async () => {
  const [busy, calm] = [await testbed.server.signUp(), await testbed.server.signUp()]
  const looks = countLookUps()
  const connects = Array.from({ length: 5000 }, () => '40').join(between)

  const flooded = flood(
    busy,
    Array.from({ length: 9 }, () => connects),
  )
  const answer = await calm.get('/user/check')
  await flooded

  expect(answer.statusCode).toBe(200)
  expect(looks.mock.calls.length).toBeLessThanOrEqual(3)
})

test('whoever asks to be let in a second time is let go, to whatever namespace', async () => {
  const busy = await testbed.server.signUp()
  const looks = countLookUps()

  await flood(busy, [Array.from({ length: 100 }, (_, n) => `40/${n},`).join(between)])
  await flood(busy, [['40', '40'].join(between)])

  expect(looks.mock.calls.length).toBeLessThanOrEqual(1)
})

test('one person has at most fifty connections, also when they all come at once', async () => {
  const busy = await testbed.server.signUp()
  const pages = Array.from({ length: 60 }, () =>
    openPage(testbed.address, { cookie: busy.cookie, transports: ['websocket'], reconnection: false }),
  )
  onTestFinished(() => {
    for (const page of pages) page[Symbol.dispose]()
  })
  const outcomes = await Promise.all(
    pages.map(
      ({ socket }) =>
        new Promise<string>((resolve) => {
          socket.once('connect', () => resolve('in'))
          socket.once('connect_error', ({ message }) => resolve(message))
        }),
    ),
  )

  expect(outcomes.filter((each) => each === 'in')).toHaveLength(50)
  expect(new Set(outcomes)).toEqual(new Set(['in', 'too_many_connections']))
  for (const page of pages) page[Symbol.dispose]()
  await expect.poll(async () => (await testbed.open(busy)).socket.connected).toBe(true)
})

test('a connection counts for the address that a trusted proxy tells, and for no other', () => {
  const request = (from: string) =>
    Object.assign(Object.create(null), {
      socket: { remoteAddress: from },
      headers: { 'x-forwarded-for': '2001:db8:1:2::9' },
    })

  const behindProxy = makeAddressOf({ trustProxy: '10.0.0.1, 10.0.0.2' })
  const alone = makeAddressOf({ trustProxy: false })

  expect(networkOf(behindProxy(request('10.0.0.2')))).toBe('2001:db8:1:2::/64')
  expect(behindProxy(request('10.0.0.3'))).toBe('10.0.0.3')
  expect(alone(request('10.0.0.2'))).toBe('10.0.0.2')
})
