import { expect, test } from 'vitest'
import { sampleMessage } from '../../../testing/sample-room.ts'
import { insertSeparators } from './message-separators.ts'

const kindsOf = (facts: Parameters<typeof insertSeparators>[0]) =>
  insertSeparators(facts).map((line) => (line.kind === 'message' ? line.message.position : line.kind))

test('each day has its line above its first message', () => {
  const messages = [
    sampleMessage(1, { at: '2026-01-30T12:00:00.000Z' }),
    sampleMessage(2, { at: '2026-01-31T12:00:00.000Z' }),
    sampleMessage(3, { at: '2026-01-31T12:30:00.000Z' }),
  ]

  expect(kindsOf({ messages, unread: { after: 3, upTo: 3 }, readerId: 'me' })).toEqual([
    'day',
    1,
    'day',
    2,
    3,
  ])
})

test('the line of what is new stands above the first unread message that somebody else wrote', () => {
  const own = { author: { _id: 'me', name: 'Meera', avatarUrl: null } }
  const messages = [sampleMessage(4), sampleMessage(5, own), sampleMessage(6), sampleMessage(7)]

  expect(kindsOf({ messages, unread: { after: 4, upTo: 7 }, readerId: 'me' })).toEqual([
    'day',
    4,
    5,
    'new',
    6,
    7,
  ])
})

test('what comes while the room is read gets no line', () => {
  const messages = [sampleMessage(4), sampleMessage(5)]

  expect(kindsOf({ messages, unread: { after: 4, upTo: 4 }, readerId: 'me' })).toEqual(['day', 4, 5])
})
