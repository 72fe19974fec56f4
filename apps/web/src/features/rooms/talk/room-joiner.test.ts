import { expect, test } from 'vitest'
import { FakeConnection } from '../../../testing/fake-connection.ts'
import { RoomJoiner, RoomRefusal } from './room-joiner.ts'

function connectJoiner() {
  const connection = new FakeConnection()
  const stray: string[] = []
  const joiner = new RoomJoiner(connection, (sentence) => stray.push(sentence))
  connection.become('one')
  return { connection, joiner, stray }
}

test('rooms are asked for one after the other, so that a refusal belongs to one of them', async () => {
  const { connection, joiner, stray } = connectJoiner()
  const first = joiner.enter('create-room', 'taken')
  const second = joiner.enter('join-room', 'open')
  expect(connection.told).toEqual([['create-room', 'taken']])

  connection.say('room-error', 'There is such a room.')
  connection.say('room-joined', 'open')

  await expect(first).rejects.toThrow(new RoomRefusal('There is such a room.'))
  expect(await second).toBe('open')
  expect(stray).toEqual([])
})

test('the id is the one of the server, whatever letter case was typed', async () => {
  const { connection, joiner } = connectJoiner()
  const joining = joiner.enter('join-room', 'Autumn')

  connection.say('room-joined', 'autumn')

  expect(await joining).toBe('autumn')
})

test('a complaint about something else is told aside', () => {
  const { connection, stray } = connectJoiner()

  connection.say('room-error', 'You write too fast.')

  expect(stray).toEqual(['You write too fast.'])
})

test('a connection that is lost ends what was asked for, and without one nothing is asked', async () => {
  const { connection, joiner } = connectJoiner()
  const joining = joiner.enter('join-room', 'open')

  connection.become(null)

  await expect(joining).rejects.toThrow('The connection was lost.')
  await expect(joiner.enter('join-room', 'open')).rejects.toThrow('There is no connection.')
  expect(connection.told).toEqual([['join-room', 'open']])
})
