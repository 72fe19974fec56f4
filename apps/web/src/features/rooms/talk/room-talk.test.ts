import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { FakeConnection } from '../../../testing/fake-connection.ts'
import { sampleMessage } from '../../../testing/sample-room.ts'
import { RoomJoiner } from './room-joiner.ts'
import { RoomTalk } from './room-talk.ts'

const own = { _id: 'user-1', name: 'Meera', avatarUrl: null }
const ends: (() => void)[] = []

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

function begin(isMember = true) {
  const connection = new FakeConnection()
  const joiner = new RoomJoiner(connection, () => {})
  const talk = new RoomTalk({ room: 'global', userId: own._id, connection, joiner, isMember })
  const end = talk.start()
  ends.push(() => {
    end()
    joiner.close()
  })
  return { connection, talk, end }
}

/** Mocks a room with this many messages; returns the requests that were made. */
function serve(count: () => number) {
  const asked: string[] = []
  answerCalls({
    'GET /api/room/global/message': ({ url }) => {
      const { search, searchParams } = new URL(url)
      asked.push(search)
      const since = Number(searchParams.get('since') ?? 0)
      const all = Array.from({ length: count() }, (_, index) => sampleMessage(index + 1))
      return answer({
        messages: all.filter(({ revision }) => revision > since),
        revision: count(),
        hasMore: false,
      })
    },
  })
  return asked
}

const received = (position: number, sender = 'other', facts = {}) => ({
  ...sampleMessage(position, facts),
  sender,
  username: 'Daniel',
})
const textsOf = (talk: RoomTalk) => talk.snapshot().messages.map(({ text }) => text)

test('what was said while the network was away is read after it is back, each once and in order', async () => {
  let count = 2
  const asked = serve(() => count)
  const { connection, talk } = begin()
  connection.become('one')
  connection.say('room-joined', 'global')
  await waitFor(() => expect(textsOf(talk)).toEqual(['Text 1', 'Text 2']))

  connection.become(null)
  expect(talk.snapshot().joinedAs).toBeNull()
  count = 5
  connection.become('two')
  connection.say('room-joined', 'global')
  connection.say('message', received(5))

  await waitFor(() => expect(textsOf(talk)).toEqual([1, 2, 3, 4, 5].map((position) => `Text ${position}`)))
  expect(asked).toContain('?since=2')
  expect(connection.told.filter(([name]) => name === 'join-room')).toHaveLength(2)
})

test('an event that jumps makes the page ask for what lies between', async () => {
  let count = 1
  serve(() => count)
  const { connection, talk } = begin()
  connection.become('one')
  connection.say('room-joined', 'global')
  await waitFor(() => expect(talk.snapshot().joinedAs).toBe('global'))
  await waitFor(() => expect(textsOf(talk)).toEqual(['Text 1']))

  count = 4
  connection.say('message', received(4))

  await waitFor(() => expect(textsOf(talk)).toEqual(['Text 1', 'Text 2', 'Text 3', 'Text 4']))
})

test('a message written without a connection waits and is sent once the room is joined', async () => {
  serve(() => 1)
  const { connection, talk } = begin()

  talk.send({ text: 'Hello', mentions: [] })
  expect(talk.snapshot().outbox).toMatchObject([{ text: 'Hello', refusal: null }])
  expect(connection.sent).toHaveLength(0)
  connection.answer = async ({ key }) => ({
    ok: true,
    message: sampleMessage(2, { text: 'Hello', author: own, key: key ?? null }),
  })
  connection.become('one')
  connection.say('room-joined', 'global')

  await waitFor(() => expect(textsOf(talk)).toEqual(['Text 1', 'Hello']))
  expect(talk.snapshot().outbox).toEqual([])
})

test('a message whose answer was lost is sent again with its key, and by the next page after a reload, too', async () => {
  serve(() => 0)
  const { connection, talk, end } = begin()
  connection.become('one')
  connection.say('room-joined', 'global')
  await waitFor(() => expect(talk.snapshot().joinedAs).toBe('global'))
  connection.answer = () => Promise.reject(new Error('timeout'))
  talk.send({ text: 'Hello', mentions: [] })
  await waitFor(() => expect(connection.sent).toHaveLength(1))
  end()

  const next = begin()
  next.connection.become('two')
  next.connection.say('room-joined', 'global')

  await waitFor(() => expect(next.connection.sent).toHaveLength(1))
  expect(next.connection.sent).toEqual(connection.sent)
})

test('the own message that comes back before its receipt is not shown twice', async () => {
  serve(() => 0)
  const { connection, talk } = begin()
  connection.become('one')
  connection.say('room-joined', 'global')
  await waitFor(() => expect(talk.snapshot().isLoaded).toBe(true))
  talk.send({ text: 'Hello', mentions: [] })
  await waitFor(() => expect(connection.sent).toHaveLength(1))

  connection.say('message', received(1, 'one', { text: 'Hello', author: own }))

  expect(textsOf(talk)).toEqual(['Hello'])
  expect(talk.snapshot().outbox).toEqual([])
})

test('a refused message stays with its reason until it is sent again or discarded', async () => {
  serve(() => 0)
  const { connection, talk } = begin()
  connection.answer = async () => ({ ok: false, error: 'Too many messages.', retryAfter: 4 })
  connection.become('one')
  connection.say('room-joined', 'global')
  talk.send({ text: 'Hello', mentions: [] })
  await waitFor(() => expect(talk.snapshot().outbox).toMatchObject([{ refusal: 'Too many messages.' }]))

  const key = talk.snapshot().outbox[0]?.key ?? ''
  talk.retry(key)
  await waitFor(() => expect(connection.sent).toHaveLength(2))
  await waitFor(() => expect(talk.snapshot().outbox).toMatchObject([{ refusal: 'Too many messages.' }]))
  talk.discard(key)

  expect(talk.snapshot().outbox).toEqual([])
})

test('a room that lets nobody in says why, and is not asked again', async () => {
  answerCalls({
    'GET /api/room/global/message': () => refuse({ code: 'room_not_found', message: 'No such room.' }),
  })
  const { connection, talk } = begin(false)
  connection.become('one')

  connection.say('room-error', 'This room is closed.')

  await waitFor(() => expect(talk.snapshot().refusal).toBe('This room is closed.'))
  expect(connection.told).toEqual([['join-room', 'global']])
})

test('whoever was put out of a room learns it when a message is refused, and is not asked about one that came too fast', async () => {
  serve(() => 1)
  const { connection, talk } = begin()
  connection.become('one')
  connection.say('room-joined', 'global')
  await waitFor(() => expect(talk.snapshot().joinedAs).toBe('global'))
  connection.answer = async () => ({ ok: false, error: 'At most 10 messages in 10 seconds.', retryAfter: 4 })
  talk.send({ text: 'Too fast', mentions: [] })
  await waitFor(() => expect(talk.snapshot().outbox[0]?.refusal).toContain('At most 10'))
  connection.answer = async () => ({ ok: false, error: 'room: Join the room before you write in it.' })
  connection.onTold = () => connection.say('room-error', 'The room "global" is closed.')

  talk.send({ text: 'Hello', mentions: [] })

  await waitFor(() => expect(talk.snapshot().refusal).toBe('The room "global" is closed.'))
  expect(talk.snapshot()).toMatchObject({ joinedAs: null, messages: [{ text: 'Text 1' }] })
  expect(connection.told).toHaveLength(2)
})

test('clearing empties only the list of this page', async () => {
  serve(() => 3)
  const { connection, talk } = begin()
  await waitFor(() => expect(textsOf(talk)).toHaveLength(3))

  talk.clear()
  connection.say('message', received(4))

  expect(textsOf(talk)).toEqual(['Text 4'])
  talk.showCleared()
  expect(textsOf(talk)).toHaveLength(4)
})
