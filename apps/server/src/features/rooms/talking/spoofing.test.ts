import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  messagesOf,
  openPage,
  openSocketTestbed,
  type SocketTestbed,
  type TestPage,
  textsOf,
} from '../../../realtime/testing/socket-testbed.ts'
import type { Visitor } from '../../../testing/start-app.ts'

// Author and room come from the server's state, whatever a packet claims.

let testbed: SocketTestbed
let ada: TestPage
let bob: TestPage
beforeAll(async () => {
  testbed = await openSocketTestbed()
  ada = await testbed.open(await testbed.server.signUp('Ada'))
  bob = await testbed.open(await testbed.server.signUp('Bob'))
  await ada.join('global')
  await bob.join('global')
})
afterAll(() => testbed[Symbol.asyncDispose]())

test('sender, username and author of a packet are not believed', async () => {
  const spoofed = {
    text: 'It is me',
    room: 'global',
    sender: bob.socket.id,
    username: 'Admin',
    author: { _id: 'x' },
  }

  ada.emitRaw('message', spoofed)
  await expect.poll(() => textsOf(bob)).toContain('It is me')

  const heard = messagesOf(bob)
  expect(heard.find(({ text }) => text === 'It is me')).toMatchObject({
    sender: ada.socket.id,
    username: 'Ada',
    author: { name: 'Ada' },
  })
})

test('a message goes only to a room that its sender has joined', async () => {
  await bob.join('global')
  const made = new Promise((resolve) => bob.socket.once('room-created', resolve))
  bob.socket.emit('create-room', 'only-bob')
  await made

  ada.say('Let me in', 'only-bob')
  await expect.poll(() => ada.of('room-error')).toContain('room: Join the room before you write in it.')

  expect(textsOf(bob)).not.toContain('Let me in')
})

test.each([
  ['a group of sockets', 'user:someone'],
  ['a group of a room', 'room:only-bob'],
  ['a room of the prototype', '__proto__'],
  ['a room of no problem', 'problem:not-a-problem'],
  ['a blank', '   '],
  ['65 letters', 'x'.repeat(65)],
  ['an object', { id: 'global' }],
  ['nothing', undefined],
  ['a number', 7],
  ['bytes', Buffer.from('global')],
])('%s is no room to join or create', async (_, id) => {
  const before = ada.of('room-error').length

  ada.emitRaw('join-room', id)
  ada.emitRaw('create-room', id)

  await expect.poll(() => ada.of('room-error').length).toBe(before + 2)
  for (const fault of ada.of('room-error').slice(before)) expect(fault).toMatch(/^room: ./)
})

test.each([
  ['no text', { room: 'global' }, /^text: /],
  ['a blank text', { text: ' \u200b\n', room: 'global' }, /^text: A message must not be blank\.$/],
  ['4,001 characters', { text: 'x'.repeat(4001), room: 'global' }, /^text: .*4000/],
  ['bytes', { text: Buffer.from('hello'), room: 'global' }, /^text: /],
  ['a NUL', { text: 'a\0b', room: 'global' }, /^text: /],
  ['no room', { text: 'x' }, /^room: /],
  ['a list of rooms', { text: 'x', room: ['global'] }, /^room: /],
  ['a key that is none', { text: 'x', room: 'global', key: 'a b' }, /^key: /],
  ['names of nobody', { text: 'x', room: 'global', mentions: 'everybody' }, /^mentions: /],
  ['a list', ['x'], /^message: /],
  ['nothing', undefined, /^message: /],
])('a message with %s is refused with the name of the field', async (_, message, sentence) => {
  const before = ada.of('room-error').length

  ada.emitRaw('message', message)

  await expect.poll(() => ada.of('room-error').length).toBe(before + 1)
  expect(ada.of('room-error').at(-1)).toMatch(sentence)
})

test('a fault of an acknowledged message is told in the acknowledgement', async () => {
  const receipt = await ada.socket.emitWithAck('message', { text: '', room: 'global' })

  expect(receipt).toEqual({ ok: false, error: expect.stringMatching(/^text: /) })
})

test('keys of the prototype change nothing', async () => {
  const polluting: unknown = JSON.parse(
    '{"text":"polluting","room":"global","__proto__":{"polluted":1},"constructor":{}}',
  )

  ada.emitRaw('message', polluting)
  await expect.poll(() => textsOf(bob)).toContain('polluting')

  expect('polluted' in {}).toBe(false)
  expect(JSON.stringify(bob.of('message'))).not.toContain('polluted')
})

test('a packet of more than 16 KB ends its connection, and nobody else notices', async () => {
  const eve = await testbed.open(await testbed.server.signUp('Eve'), { reconnection: false })
  const ended = new Promise((resolve) => eve.socket.once('disconnect', resolve))

  eve.emitRaw('message', { text: 'x'.repeat(1_000_000), room: 'global' })
  await ended

  ada.say('Still here')
  await expect.poll(() => textsOf(bob)).toContain('Still here')
})

test('without a session nobody comes in, whatever token they bring', async () => {
  for (const cookie of ['', 'codedojo_session=forged.forged', '__proto__=1']) {
    using page = openPage(testbed.address, { cookie, auth: { token: 'anything' }, reconnection: false })
    const refusal = await new Promise<Error>((resolve) => page.socket.once('connect_error', resolve))
    expect(refusal.message).toBe('unauthorized')
  }
})

test('one person has fifty connections at most, and others are let in', async () => {
  const [many, other] = [await testbed.server.signUp(), await testbed.server.signUp()]
  const pages = await Promise.all(Array.from({ length: 50 }, () => testbed.open(many)))

  await expect(testbed.open(many)).rejects.toThrow('too_many_connections')

  expect((await testbed.open(other)).socket.connected).toBe(true)
  for (const page of pages) page[Symbol.dispose]()
  await expect
    .poll(() =>
      testbed.open(many).then(
        ({ socket }) => socket.connected,
        () => false,
      ),
    )
    .toBe(true)
})

test('a connection ends with its session', async () => {
  const who = await testbed.server.signUp('Leaving')
  const page = await testbed.open(who)
  const ended = new Promise((resolve) => page.socket.once('disconnect', resolve))

  await who.send('POST', '/user/logout')

  expect(await ended).toBe('io server disconnect')
})

test.each([
  [
    'signed out everywhere',
    (admin: Visitor, id: string) => admin.send('POST', `/user/signOutEverywhere/${id}`),
  ],
  [
    'suspended',
    (admin: Visitor, id: string) => admin.send('POST', `/user/suspend/${id}`, { reason: 'Spam' }),
  ],
  [
    'given another role',
    (admin: Visitor, id: string) => admin.send('PATCH', `/user/update/${id}`, { role: 'user' }),
  ],
  ['deleted', (admin: Visitor, id: string) => admin.send('DELETE', `/user/deleteProfile/${id}`)],
])('the connection of somebody who is %s ends within a second', async (_, act) => {
  const [admin, other] = [await testbed.server.signUpAdmin(), await testbed.server.signUpAdmin()]
  const page = await testbed.open(other)
  const ended = new Promise((resolve) => page.socket.once('disconnect', resolve))

  const answer = await act(admin, other.user._id)
  const since = performance.now()

  expect(answer.statusCode).toBe(200)
  expect(await ended).toBe('io server disconnect')
  expect(performance.now() - since).toBeLessThan(1000)
})

/** Response to a WebSocket upgrade request. */
function upgrade(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${testbed.address}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        ...headers,
      },
    })
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    asked.on('response', ({ statusCode }) => resolve(statusCode))
    asked.on('error', reject)
    asked.end()
  })
}

test.each([
  ['of another site', { origin: 'https://evil.example' }, 403],
  ['of a page without an origin', { origin: 'null' }, 403],
  ['that a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['of this site', {}, 101],
])('an upgrade %s is answered with the right status', async (_, headers, status) => {
  const own: Record<string, string> = status === 101 ? { origin: testbed.address } : {}

  expect(await upgrade({ ...headers, ...own })).toBe(status)
})

test('polling from another site is refused', async () => {
  const answer = await fetch(`${testbed.address}/socket.io/?EIO=4&transport=polling`, {
    headers: { origin: 'https://evil.example' },
  })

  expect(answer.status).toBe(403)
})

test('a connection that floods is ended, and the server goes on', async () => {
  const eve = await testbed.open(await testbed.server.signUp('Flood'), { reconnection: false })
  await eve.join('global')
  const ended = new Promise((resolve) => eve.socket.once('disconnect', resolve))
  const heardBefore = textsOf(ada).length

  for (let n = 0; n < 1000; n++) eve.say(`flood ${n}`)
  await ended

  const flood = textsOf(ada)
    .slice(heardBefore)
    .filter((text) => text.startsWith('flood'))
  expect(flood.length).toBeLessThan(200)
  ada.say('After the flood')
  await expect.poll(() => textsOf(bob)).toContain('After the flood')
})
