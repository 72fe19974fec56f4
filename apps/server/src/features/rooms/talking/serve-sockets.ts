import {
  type MessageReceipt,
  newRoomIdSchema,
  problemRoomPrefix,
  roomIdSchema,
  sentMessageSchema,
} from '@codedojo/contract'
import { AppError } from '../../../http/app-error.ts'
import { checkRateLimit, type RateRule } from '../../../http/rate-limit.ts'
import { requirePart } from '../../../http/require-part.ts'
import { type RealtimeSocket, roomGroup } from '../../../realtime/index.ts'
import { findUserById, wireUser } from '../../accounts/index.ts'
import { mayReadCode } from '../require-usable.ts'
import type { RoomParts } from '../room-parts.ts'
import { type RoomRow, requireRoom } from '../room-row.ts'
import { makeSerialQueue } from '../serial-queue.ts'
import { enterRoom, makeRoom } from './enter-room.ts'
import { joinSocketGroups, requireFreeSeat } from './join-socket-groups.ts'
import { parseEvent } from './parse-event.ts'
import { pruneRooms } from './prune-rooms.ts'
import { sendMessage } from './send-message.ts'

const tenAnHour: RateRule = {
  name: 'room-create',
  most: 10,
  windowSeconds: 3600,
  message: 'At most 10 new rooms an hour.',
}

/** Handles the socket events of pages: creating and joining rooms, and sending messages. */
export function serveRoomSockets(parts: RoomParts): void {
  const { context, realtime } = parts
  realtime.io.use((socket, next) => {
    pruneRooms(parts, socket).then(() => next(), next)
  })
  realtime.io.on('connection', (socket) => {
    const { user } = socket.data
    // Events of one connection are processed in order.
    const inTurn = makeSerialQueue()
    const seat = async (room: RoomRow) => {
      const row = await findUserById(context.database, user._id)
      if (!row) throw new AppError('not_signed_in', 'This account was deleted a moment ago.')
      joinSocketGroups(socket, {
        room,
        mayReadCode: await mayReadCode(context, { room, reader: wireUser(row) }),
      })
    }
    // After solving the problem, the person may read code in its room.
    const stop = context.jobs.follow(user._id, ({ state, problemId }) => {
      const id = `${problemRoomPrefix}${problemId}`
      if (state !== 'done' || !socket.rooms.has(roomGroup(id))) return
      inTurn(socket.id, async () => seat(await requireRoom(context.database, id))).catch(realtime.tellFault)
    })
    socket.on('disconnect', stop)
    const refuse = (error: unknown) => socket.emit('room-error', realtime.tellFault(error).error)

    socket.on('join-room', (given: unknown) => {
      inTurn(socket.id, async () => {
        requirePart(context, { part: 'rooms' })
        const id = parseEvent(roomIdSchema, given, 'room')
        const room = await enterRoom(context, { id, user })
        await seat(room)
        socket.emit('room-joined', room.id)
      }).catch(refuse)
    })
    socket.on('create-room', (given: unknown) => {
      inTurn(socket.id, async () => {
        requirePart(context, { part: 'rooms' })
        const id = parseEvent(newRoomIdSchema, given, 'room')
        requireFreeSeat(socket)
        await checkRateLimit(context.database, tenAnHour, user._id)
        const room = await makeRoom(context, { id, user })
        await seat(room)
        socket.emit('room-created', room.id)
      }).catch(refuse)
    })
    socket.on('message', (...given: unknown[]) => {
      const answer = makeAcknowledge(socket, given)
      inTurn(socket.id, async () => {
        requirePart(context, { part: 'rooms' })
        const sent = parseEvent(sentMessageSchema, given[0], 'message')
        answer({ ok: true, message: await sendMessage(parts, { socket, sent }) })
      }).catch((error: unknown) => answer({ ok: false, ...realtime.tellFault(error) }))
    })
  })
}

/** Responds through the acknowledgement callback if there is one; otherwise only errors are sent, as `room-error`. */
function makeAcknowledge(
  socket: RealtimeSocket,
  given: readonly unknown[],
): (receipt: MessageReceipt) => void {
  const acknowledge = given.at(-1)
  if (typeof acknowledge === 'function') return (receipt) => acknowledge(receipt)
  return (receipt) => {
    if (!receipt.ok) socket.emit('room-error', receipt.error)
  }
}
