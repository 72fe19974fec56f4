import { type MessageReceipt, type Room, roomLimits } from '@codedojo/contract'
import { expect, test } from 'vitest'
import {
  messagesOf,
  openSocketTestbed,
  textsOf,
  waitForEvent,
} from '../../../realtime/testing/socket-testbed.ts'
import type { Visitor } from '../../../testing/start-app.ts'

const roomsOf = async (who: Visitor) => (await who.get('/room')).json<{ rooms: Room[] }>().rooms

test('a repetition under the same key is answered like the first, and said once', async () => {
  await using testbed = await openSocketTestbed()
  const who = await testbed.server.signUp()
  const [page, again] = [await testbed.open(who), await testbed.open(who)]
  await page.join('global')
  await again.join('global')
  const message = { text: 'Once', room: 'global', key: 'key-of-this-one' }

  const receipts: MessageReceipt[] = await Promise.all([
    page.socket.emitWithAck('message', message),
    again.socket.emitWithAck('message', message),
  ])
  const third = await again.socket.emitWithAck('message', { ...message, text: 'Something else' })

  expect(receipts[0]).toMatchObject({ ok: true, message: { text: 'Once', position: 1, key: message.key } })
  expect(receipts[1]).toEqual(receipts[0])
  expect(third).toEqual(receipts[0])
  await expect.poll(() => textsOf(page)).toEqual(['Once'])
})

test('the key is told to nobody but the author', async () => {
  await using testbed = await openSocketTestbed()
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const [one, other] = [await testbed.open(ada), await testbed.open(bob)]
  await one.join('global')
  await other.join('global')

  one.socket.emit('message', { text: 'Hello', room: 'global', key: 'secret-key-1' })
  await expect.poll(() => textsOf(other)).toEqual(['Hello'])

  await expect.poll(() => one.of('message')).toMatchObject([{ key: 'secret-key-1' }])
  expect(JSON.stringify(other.heard)).not.toContain('secret-key-1')
  const read = await bob.get('/room/global/message')
  expect(read.body).not.toContain('secret-key-1')
})

test('messages of many people at once get numbers without gaps, and arrive in their order', async () => {
  await using testbed = await openSocketTestbed()
  const people = await Promise.all(Array.from({ length: 5 }, (_, n) => testbed.server.signUp(`Person ${n}`)))
  const pages = await Promise.all(people.map((who) => testbed.open(who)))
  for (const page of pages) await page.join('global')

  for (let n = 0; n < 10; n++) for (const page of pages) page.say(`message ${n}`)
  await expect.poll(() => pages.map((page) => page.of('message').length)).toEqual([50, 50, 50, 50, 50])

  for (const page of pages) {
    const numbers = messagesOf(page).map(({ position }) => position)
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  }
})

test('two tabs of one person count once, and the count follows who comes and goes', async () => {
  await using testbed = await openSocketTestbed()
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const one = await testbed.open(ada)
  const second = await testbed.open(ada)
  await expect.poll(() => one.of('user-count').at(-1)).toBe(1)

  const other = await testbed.open(bob)
  await expect.poll(() => one.of('user-count').at(-1)).toBe(2)
  await second.join('global')
  await other.join('global')
  expect(await roomsOf(ada)).toMatchObject([{ _id: 'global', online: 2 }])

  other.socket.disconnect()
  await expect.poll(() => one.of('user-count').at(-1)).toBe(1)
  second.socket.disconnect()
  await expect.poll(async () => (await roomsOf(ada))[0]?.online).toBe(0)
  expect(one.of('user-count').at(-1)).toBe(1)
})

test('who is in a named room is told how many are there, whoever comes, goes or is lost, and nobody else', async () => {
  await using testbed = await openSocketTestbed()
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const one = await testbed.open(ada)
  const outside = await testbed.open(await testbed.server.signUp('Eve'))
  const told = (people: number) =>
    expect.poll(() => one.of('room-count').at(-1)).toEqual({ room: 'autumn', people })
  await waitForEvent(one.socket, { ask: () => one.socket.emit('create-room', 'autumn'), by: 'room-created' })
  await told(1)

  const second = await testbed.open(ada)
  await second.join('autumn')
  const lost = await testbed.open(bob, { reconnection: false })
  await lost.join('autumn')
  await told(2)
  await expect.poll(() => lost.of('room-count').at(-1)).toEqual({ room: 'autumn', people: 2 })

  lost.socket.io.engine.close()
  await told(1)
  second.socket.disconnect()
  const other = await testbed.open(bob)
  await other.join('autumn')
  await told(2)
  expect((await bob.send('DELETE', '/room/autumn')).statusCode).toBe(200)
  await told(1)

  expect(outside.of('room-count')).toEqual([])
})

test('who writes more than the limit is told how long to wait', async () => {
  await using testbed = await openSocketTestbed({ ROOM_MESSAGE_LIMIT_PER_10_SECONDS: '3' })
  const page = await testbed.open(await testbed.server.signUp())
  await page.join('global')
  const receipts: MessageReceipt[] = []

  for (let n = 0; n < 4; n++) {
    receipts.push(
      await page.socket.emitWithAck('message', { text: `${n}`, room: 'global', key: `message-${n}` }),
    )
  }
  const repeated = await page.socket.emitWithAck('message', { text: '0', room: 'global', key: 'message-0' })

  expect(receipts.map(({ ok }) => ok)).toEqual([true, true, true, false])
  expect(receipts[3]).toMatchObject({
    error: expect.stringContaining('At most 3 messages in 10 seconds'),
    retryAfter: expect.any(Number),
  })
  expect(repeated).toEqual(receipts[0])
})

test('ten rooms an hour can be made, and twenty be sat in', async () => {
  await using testbed = await openSocketTestbed()
  const makers = [
    await testbed.open(await testbed.server.signUp()),
    await testbed.open(await testbed.server.signUp()),
  ]
  const page = await testbed.open(await testbed.server.signUp())
  const make = (by: number, id: string) =>
    waitForEvent(makers[by]?.socket ?? page.socket, {
      ask: () => makers[by]?.socket.emit('create-room', id),
      by: 'room-created',
    })
  for (const by of [0, 1]) for (let n = 0; n < 10; n++) await make(by, `room-${by}-${n}`)

  await expect(make(0, 'one-more')).rejects.toThrow('At most 10 new rooms an hour.')
  for (const by of [0, 1]) for (let n = 0; n < 10; n++) await page.join(`room-${by}-${n}`)

  await expect(page.join('global')).rejects.toThrow(`You are in ${roomLimits.roomsOfSocket} rooms already.`)
  await page.join('room-0-0')
})
