import { type Room, type RoomMessage, roomLimits } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openSocketTestbed,
  type SocketTestbed,
  type TestPage,
  waitForRateLimit,
} from '../../../realtime/testing/socket-testbed.ts'
import type { Visitor } from '../../../testing/start-app.ts'

let testbed: SocketTestbed
beforeAll(async () => {
  testbed = await openSocketTestbed()
})
afterAll(() => testbed[Symbol.asyncDispose]())

interface Page {
  readonly messages: RoomMessage[]
  readonly revision: number
  readonly hasMore: boolean
}
const history = async (who: Visitor, room: string, query = '') =>
  (await who.get(`/room/${room}/message${query}`)).json<Page>()
const roomOf = async (who: Visitor, id: string) =>
  (await who.get('/room')).json<{ rooms: Room[] }>().rooms.find((room) => room._id === id)

let made = 0
/** A new room with these members. */
async function openRoom(...people: Visitor[]): Promise<{ id: string; pages: TestPage[] }> {
  made++
  const id = `reading-${made}`
  const pages: TestPage[] = []
  for (const who of people) {
    const page = await testbed.open(who)
    if (pages.length === 0) {
      const created = new Promise((resolve) => page.socket.once('room-created', resolve))
      page.socket.emit('create-room', id)
      await created
    } else await page.join(id)
    pages.push(page)
  }
  return { id, pages }
}

async function say(page: TestPage | undefined, room: string, ...texts: string[]): Promise<RoomMessage[]> {
  const said: RoomMessage[] = []
  for (const [place, text] of texts.entries()) {
    await waitForRateLimit(place)
    const receipt = await page?.socket.emitWithAck('message', { text, room })
    if (!receipt?.ok) throw new Error(`Not said: ${JSON.stringify(receipt)}`)
    said.push(receipt.message)
  }
  return said
}

test('who comes later reads everything, page by page and without doubles', async () => {
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const { id, pages } = await openRoom(ada)
  const texts = Array.from({ length: 2 * roomLimits.page + 5 }, (_, n) => `line ${n + 1}`)
  await say(pages[0], id, ...texts)
  const late = await testbed.open(bob)
  await late.join(id)

  const last = await history(bob, id)
  const before = await history(bob, id, `?before=${last.messages[0]?.position}`)
  const first = await history(bob, id, `?before=${before.messages[0]?.position}`)

  const all = [...first.messages, ...before.messages, ...last.messages]
  expect(all.map(({ text }) => text)).toEqual(texts)
  expect([last.hasMore, before.hasMore, first.hasMore]).toEqual([true, true, false])
  expect(last.revision).toBe(texts.length)
})

test('what changed after a revision is read in the order of the changes', async () => {
  const ada = await testbed.server.signUp('Ada')
  const { id, pages } = await openRoom(ada)
  const [first, second] = await say(pages[0], id, 'one', 'two', 'three')
  await ada.send('PATCH', `/room/${id}/message/${first?._id}`, { text: 'ONE' })
  await ada.send('DELETE', `/room/${id}/message/${second?._id}`)

  const changes = await history(ada, id, '?since=2')

  expect(changes).toMatchObject({
    revision: 5,
    hasMore: false,
    messages: [
      { text: 'three', revision: 3 },
      { text: 'ONE', revision: 4, position: 1, editedAt: expect.any(String) },
      { text: '', revision: 5, position: 2, removedBy: 'author' },
    ],
  })
})

test('an edit and a removal reach the others at once', async () => {
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const { id, pages } = await openRoom(ada, bob)
  const [said] = await say(pages[0], id, 'frist')

  await ada.send('PATCH', `/room/${id}/message/${said?._id}`, { text: 'first' })
  await ada.send('DELETE', `/room/${id}/message/${said?._id}`)

  await expect
    .poll(() => pages[1]?.of('message-changed'))
    .toMatchObject([
      { _id: said?._id, text: 'first', revision: 2 },
      { _id: said?._id, text: '', revision: 3, removedBy: 'author' },
    ])
})

test('nobody edits or removes what another one has said', async () => {
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const { id, pages } = await openRoom(ada, bob)
  const [said] = await say(pages[0], id, 'mine')
  const path = `/room/${id}/message/${said?._id}`

  const answers = [await bob.send('PATCH', path, { text: 'yours' }), await bob.send('DELETE', path)]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect((await history(ada, id)).messages).toMatchObject([{ text: 'mine', revision: 1 }])
})

test('unread messages are counted until they are read, own ones and those of muted people never', async () => {
  const [ada, bob, eve] = [
    await testbed.server.signUp('Ada'),
    await testbed.server.signUp('Bob'),
    await testbed.server.signUp('Eve'),
  ]
  const { id, pages } = await openRoom(ada, bob, eve)
  await say(pages[0], id, 'one', 'two')
  await say(pages[1], id, 'my own')
  await say(pages[2], id, 'spam', 'spam')

  expect(await roomOf(bob, id)).toMatchObject({ unread: 4, lastPosition: 5, readPosition: 0 })
  await bob.send('PUT', `/room-muted/${eve.user._id}`)
  expect(await roomOf(bob, id)).toMatchObject({ unread: 2 })
  await bob.send('POST', `/room/${id}/read`, { position: 1 })
  expect(await roomOf(bob, id)).toMatchObject({ unread: 1, readPosition: 1 })
  await bob.send('POST', `/room/${id}/read`, { position: 99 })
  await bob.send('POST', `/room/${id}/read`, { position: 2 })
  expect(await roomOf(bob, id)).toMatchObject({ unread: 0, readPosition: 5 })

  const listed = (await bob.get('/room')).json<{ mutedPeople: unknown[] }>()
  expect(listed.mutedPeople).toEqual([{ _id: eve.user._id, name: 'Eve' }])
  await bob.send('DELETE', `/room-muted/${eve.user._id}`)
  expect((await bob.get('/room')).json<{ mutedPeople: unknown[] }>().mutedPeople).toEqual([])
})

test('a muted room shows no marks', async () => {
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const { id, pages } = await openRoom(ada, bob)
  await bob.send('PATCH', `/room/${id}`, { isMuted: true })

  await say(pages[0], id, 'Hello?')
  expect(await roomOf(bob, id)).toMatchObject({ isMuted: true, unread: 0 })

  await bob.send('PATCH', `/room/${id}`, { isMuted: false })
  expect(await roomOf(bob, id)).toMatchObject({ isMuted: false, unread: 1 })
})

test('a mention counts for people of the room whose name stands in the text', async () => {
  const [ada, bob, eve] = [
    await testbed.server.signUp('Ada'),
    await testbed.server.signUp('Bob'),
    await testbed.server.signUp('Eve'),
  ]
  const { id, pages } = await openRoom(ada, bob)
  const mentions = [bob.user._id, eve.user._id, ada.user._id, 'nobody']

  const receipt = await pages[0]?.socket.emitWithAck('message', {
    text: 'Look, @Bob and @Eve',
    room: id,
    mentions,
  })

  expect(receipt).toMatchObject({ ok: true, message: { mentions: [{ _id: bob.user._id, name: 'Bob' }] } })
  expect(await roomOf(bob, id)).toMatchObject({ isMentioned: true })
  await bob.send('POST', `/room/${id}/read`, { position: 1 })
  expect(await roomOf(bob, id)).toMatchObject({ isMentioned: false })
})

test('people of a room are found by the beginning of a name, those online first', async () => {
  const people = [
    await testbed.server.signUp('Zoe Adams'),
    await testbed.server.signUp('Adele'),
    await testbed.server.signUp('Bob'),
  ]
  const [zoe, adele, bob] = people
  if (!zoe || !adele || !bob) throw new Error('Somebody is missing.')
  const { id, pages } = await openRoom(zoe, adele, bob)
  pages[1]?.socket.disconnect()
  const found = async (q: string) => (await bob.get(`/room/${id}/people?q=${q}`)).json()

  await expect
    .poll(() => found('ad'))
    .toMatchObject([
      { name: 'Zoe Adams', isOnline: true },
      { name: 'Adele', isOnline: false },
    ])
  expect(await found('%25')).toEqual([])
})

test('a room that is left sends nothing any more and is not listed', async () => {
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const { id, pages } = await openRoom(ada, bob)

  expect((await bob.send('DELETE', `/room/${id}`)).statusCode).toBe(200)
  await say(pages[0], id, 'Bye')
  await say(pages[0], id, 'Gone?')

  expect(pages[1]?.of('message')).toEqual([])
  expect(await roomOf(bob, id)).toBeUndefined()
  expect((await bob.get(`/room/${id}/message`)).statusCode).toBe(404)
  expect((await bob.send('DELETE', '/room/global')).json()).toMatchObject({ code: 'not_leavable' })
})
