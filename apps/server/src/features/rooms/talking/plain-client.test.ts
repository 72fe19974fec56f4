import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  messagesOf,
  openSocketTestbed,
  type SocketTestbed,
  textsOf,
  waitForEvent,
} from '../../../realtime/testing/socket-testbed.ts'

// A minimal client that uses only the original events and fields.

let testbed: SocketTestbed
beforeAll(async () => {
  testbed = await openSocketTestbed()
})
afterAll(() => testbed[Symbol.asyncDispose]())

test('two people join the global room and read each other', async () => {
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const [one, other] = [await testbed.open(ada), await testbed.open(bob)]
  await one.join('global')
  await other.join('global')

  const { id: sender } = one.socket
  one.emitRaw('message', { text: 'Good morning', sender, room: 'global', username: 'Ada' })
  await expect.poll(() => textsOf(other)).toEqual(['Good morning'])

  const [heard] = messagesOf(other)
  expect(heard).toMatchObject({ room: 'global', sender: one.socket.id, username: 'Ada' })
  expect(textsOf(one)).toEqual(['Good morning'])
})

test('a room is created once and joined by others', async () => {
  const [one, other] = [
    await testbed.open(await testbed.server.signUp()),
    await testbed.open(await testbed.server.signUp()),
  ]

  await waitForEvent(one.socket, { ask: () => one.socket.emit('create-room', 'graphs'), by: 'room-created' })
  await other.join('graphs')
  other.say('Who is here?', 'graphs')

  await expect.poll(() => textsOf(one)).toEqual(['Who is here?'])
  const again = waitForEvent(other.socket, {
    ask: () => other.socket.emit('create-room', 'GRAPHS'),
    by: 'room-created',
  })
  await expect(again).rejects.toThrow('There is a room "GRAPHS" already.')
  await expect(other.join('nowhere')).rejects.toThrow('There is no room "nowhere".')
})
