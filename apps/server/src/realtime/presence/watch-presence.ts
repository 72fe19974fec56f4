import { randomUUID } from 'node:crypto'
import { codeReaderGroup, parseOwnRoomGroup, parseUserGroup, roomGroup, userGroup } from '../socket-rooms.ts'
import type { RealtimeServer } from '../socket-types.ts'
import { throttle } from '../throttle.ts'
import { openPresenceRegistry, type PresenceRegistry } from './presence-registry.ts'
import { syncPresence } from './sync-presence.ts'

export interface Presence extends Pick<PresenceRegistry, 'online' | 'inRoom'>, Disposable {}

const countEveryMs = 1000

/**
 * Tracks who is connected and in which room, and broadcasts the number of people to everybody, and that of a room to
 * its members, whenever it changes, at most once a second. Several connections of a person count once. `isAlone`: this
 * is the only server.
 */
export function watchPresence(io: RealtimeServer, { isAlone }: { readonly isAlone: boolean }): Presence {
  const book = openPresenceRegistry()
  let sentCount = 0
  const counter = throttle(countEveryMs, () => {
    for (const room of book.takeChangedRooms()) {
      const seats = [roomGroup(room), codeReaderGroup(room)]
      io.local.to(seats).emit('room-count', { room, people: book.inRoom(room).size })
    }
    const people = book.online().size
    if (people === sentCount) return
    sentCount = people
    io.local.emit('user-count', people)
  })
  const others = isAlone ? null : syncPresence(io, { book, id: randomUUID(), onChange: counter.ask })
  const isPlace = (name: string) => parseUserGroup(name) !== null || parseOwnRoomGroup(name) !== null

  // The library creates a group with its first connection on this server, and deletes it with its last one.
  const { adapter } = io.of('/')
  adapter.on('create-room', (name: string) => {
    if (!isPlace(name)) return
    book.addGroup(name)
    others?.came(name)
    counter.ask()
  })
  adapter.on('delete-room', (name: string) => {
    if (!isPlace(name)) return
    book.removeGroup(name)
    others?.went(name)
    counter.ask()
  })
  io.on('connection', (socket) => {
    void socket.join(userGroup(socket.data.user._id))
    socket.emit('user-count', book.online().size)
  })
  return {
    ...book,
    [Symbol.dispose]: () => {
      counter[Symbol.dispose]()
      others?.[Symbol.dispose]()
    },
  }
}
