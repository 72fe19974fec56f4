import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  messagesOf,
  openSocketTestbed,
  type SocketTestbed,
  type TestPage,
  textsOf,
  waitForRateLimit,
} from '../../../realtime/testing/socket-testbed.ts'

/** Cuts the connection like a network failure: neither side closes it. */
function cut(page: TestPage): Promise<unknown> {
  const lost = new Promise((resolve) => page.socket.once('disconnect', resolve))
  page.socket.io.engine.close()
  return lost
}

function connectedAgain(page: TestPage): Promise<unknown> {
  return new Promise((resolve) => page.socket.once('connect', () => resolve(page.socket.recovered)))
}

/** Two members of a room; one of them stays disconnected until the test reconnects them. */
async function openPair(testbed: SocketTestbed) {
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const speaker = await testbed.open(ada)
  const listener = await testbed.open(bob, { reconnectionDelay: 50 })
  const made = new Promise((resolve) => speaker.socket.once('room-created', resolve))
  speaker.socket.emit('create-room', 'club')
  await made
  await listener.join('club')
  return { ada, bob, speaker, listener }
}

const sayAll = async (page: TestPage, texts: readonly string[]) => {
  for (const [place, text] of texts.entries()) {
    await waitForRateLimit(place)
    await page.socket.emitWithAck('message', { text, room: 'club' })
  }
}

test('two hundred messages that were missed come once, in order, with the old id', async () => {
  await using testbed = await openSocketTestbed()
  const { speaker, listener } = await openPair(testbed)
  const texts = Array.from({ length: 200 }, (_, n) => `message ${n}`)
  await sayAll(speaker, ['before'])
  await expect.poll(() => textsOf(listener)).toEqual(['before'])
  const { id } = listener.socket
  listener.socket.io.reconnection(false)
  await cut(listener)

  await sayAll(speaker, texts)
  const again = connectedAgain(listener)
  listener.socket.connect()

  expect(await again).toBe(true)
  expect(listener.socket.id).toBe(id)
  await sayAll(speaker, ['after'])
  await expect.poll(() => textsOf(listener)).toEqual(['before', ...texts, 'after'])
})

test('a connection that the server still holds for standing is taken over by its own client', async () => {
  await using testbed = await openSocketTestbed()
  const { bob, speaker, listener } = await openPair(testbed)
  await sayAll(speaker, ['before'])
  await expect.poll(() => textsOf(listener)).toEqual(['before'])
  const pid: unknown = Reflect.get(listener.socket, '_pid')
  const offset: unknown = Reflect.get(listener.socket, '_lastOffset')
  // From here on nothing arrives, as on a dead line.
  listener.socket.io.reconnection(false)
  listener.socket.io.engine.transport.removeAllListeners()
  await sayAll(speaker, ['missed'])

  const page = await testbed.open(bob, { auth: { pid, offset } })

  await expect.poll(() => textsOf(page)).toEqual(['missed'])
})

test('what was missed is for the person who missed it, not for another who has the id', async () => {
  await using testbed = await openSocketTestbed()
  const { speaker, listener } = await openPair(testbed)
  await sayAll(speaker, ['before'])
  await expect.poll(() => textsOf(listener)).toEqual(['before'])
  const [pid, offset] = [Reflect.get(listener.socket, '_pid'), Reflect.get(listener.socket, '_lastOffset')]
  listener.socket.io.reconnection(false)
  await cut(listener)
  await sayAll(speaker, ['missed'])

  const eve = await testbed.open(await testbed.server.signUp('Eve'), { auth: { pid, offset } })
  await eve.join('global')
  await sayAll(speaker, ['more'])
  await eve.join('global')

  expect(messagesOf(eve)).toEqual([])
})

test('rooms that were left or closed meanwhile are not come back to', async () => {
  await using testbed = await openSocketTestbed()
  const { bob, speaker, listener } = await openPair(testbed)
  await sayAll(speaker, ['before'])
  await expect.poll(() => textsOf(listener)).toEqual(['before'])
  listener.socket.io.reconnection(false)
  await cut(listener)
  await bob.send('DELETE', '/room/club')
  await sayAll(speaker, ['missed'])

  const again = connectedAgain(listener)
  listener.socket.connect()
  await again
  await listener.join('global')
  await sayAll(speaker, ['more'])
  await listener.join('global')

  expect(textsOf(listener)).toEqual(['before'])
})

test('an ended session does not come back, and its missed messages stay here', async () => {
  await using testbed = await openSocketTestbed()
  const { bob, speaker, listener } = await openPair(testbed)
  await sayAll(speaker, ['before'])
  await expect.poll(() => textsOf(listener)).toEqual(['before'])
  listener.socket.io.reconnection(false)
  await cut(listener)
  await sayAll(speaker, ['missed'])
  await testbed.server.database.queries.delete(schema.session).where(eq(schema.session.userId, bob.user._id))

  const refused = new Promise<Error>((resolve) => listener.socket.once('connect_error', resolve))
  listener.socket.connect()

  expect((await refused).message).toBe('unauthorized')
  expect(textsOf(listener)).toEqual(['before'])
})
