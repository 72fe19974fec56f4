import { expect, test } from 'vitest'
import { sampleMessage, sampleRoom } from '../../../testing/sample-room.ts'
import { addReceivedMessage, markRoomRead } from './update-own-rooms.ts'

const me = 'user-1'
const own = (facts = {}) => ({
  rooms: [sampleRoom('global', { lastPosition: 3, ...facts }), sampleRoom('other', { lastPosition: 3 })],
  mutedPeople: [{ _id: 'loud', name: 'Loud' }],
  silencedUntil: null,
})
const message = (position: number, facts = {}) => ({
  ...sampleMessage(position, facts),
  sender: 'x',
  username: 'Daniel',
})

test.each([
  ['of somebody else', {}, {}, { unread: 1, isMentioned: false, lastPosition: 4 }],
  ['that names the reader', { mentions: [{ _id: me, name: 'Meera' }] }, {}, { unread: 1, isMentioned: true }],
  [
    'of the reader',
    { author: { _id: me, name: 'Meera', avatarUrl: null } },
    {},
    { unread: 0, lastPosition: 4 },
  ],
  ['of a muted person', { author: { _id: 'loud', name: 'Loud', avatarUrl: null } }, {}, { unread: 0 }],
  ['in a muted room', {}, { isMuted: true }, { unread: 0, lastPosition: 4 }],
])('a message %s', (_, said, room, expected) => {
  const { rooms } = addReceivedMessage(own(room), message(4, said), me)

  expect(rooms[0]).toMatchObject(expected)
  expect(rooms[1]).toEqual(own().rooms[1])
})

test('a message that is known already counts once', () => {
  const once = addReceivedMessage(own(), message(4), me)

  expect(addReceivedMessage(once, message(4), me)).toEqual(once)
})

test('reading to the end takes the marks away, reading a part of it does not', () => {
  const marked = own({ unread: 2, isMentioned: true })

  expect(markRoomRead(marked, 'global', 3).rooms[0]).toMatchObject({
    unread: 0,
    isMentioned: false,
    readPosition: 3,
  })
  expect(markRoomRead(marked, 'global', 2)).toEqual(marked)
})
