import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { requirePerson } from '../people/index.ts'
import { reportMessage } from './moderating/report-message.ts'
import { listPeople } from './reading/list-people.ts'
import { listRooms } from './reading/list-rooms.ts'
import { mutePerson, readMutedPeople, unmutePerson } from './reading/muted-people.ts'
import { leaveRoom, markRead, setMuted } from './reading/own-membership.ts'
import { readMessages } from './reading/read-messages.ts'
import { requireOwnRoom, requireReadableRoom } from './reading/require-own-room.ts'
import { findSilenceEnd, refuseSilenced } from './require-can-post.ts'
import type { RoomParts } from './room-parts.ts'
import { editMessage } from './talking/edit-message.ts'
import { removeMessage } from './talking/remove-message.ts'

const twentyAnHour: RateRule = {
  name: 'room-report',
  most: 20,
  windowSeconds: 3600,
  message: 'At most 20 reports an hour.',
}

interface RoomCall {
  readonly params: { readonly id: string }
  readonly user: User | null
}

/** Calls for members of rooms. */
export function roomRoutes(app: FastifyInstance, parts: RoomParts): void {
  const { context } = parts
  const { database } = context
  const findOwn = ({ params, user }: RoomCall) => requireOwnRoom(context, { id: params.id, user })
  const findReadable = ({ params, user }: RoomCall) => requireReadableRoom(context, { id: params.id, user })

  registerCall(app, context, calls.ownRooms, {
    run: async ({ user }) => ({
      rooms: await listRooms(parts, user),
      mutedPeople: await readMutedPeople(database, user._id),
      silencedUntil: (await findSilenceEnd(database.queries, user._id))?.toISOString() ?? null,
    }),
  })
  registerCall(app, context, calls.roomMessages, {
    find: findReadable,
    run: ({ found: room, query, user }) => readMessages(context, { room, reader: user, ...query }),
  })
  registerCall(app, context, calls.roomPeople, {
    find: findReadable,
    run: ({ found: { id: roomId }, query: { q } }) => listPeople(parts, { roomId, q }),
  })
  registerCall(app, context, calls.readRoom, {
    find: findOwn,
    run: async ({ found: room, body: { position }, user }) => {
      await markRead(database, { room, userId: user._id, position })
      return { message: 'Read.' }
    },
  })
  registerCall(app, context, calls.leaveRoom, {
    find: findOwn,
    run: async ({ found: room, user }) => {
      await leaveRoom(parts, { room, userId: user._id })
      return { message: 'Left.' }
    },
  })
  registerCall(app, context, calls.muteRoom, {
    find: findOwn,
    run: async ({ found: room, body: { isMuted }, user }) => {
      await setMuted(database, { room, userId: user._id, isMuted })
      return { message: isMuted ? 'Muted.' : 'Not muted any more.' }
    },
  })
  registerCall(app, context, calls.editRoomMessage, {
    find: async (asked) => {
      if (asked.user) await refuseSilenced(database.queries, asked.user._id)
      return findReadable(asked)
    },
    run: ({ found: room, params: { messageId }, body: { text }, user }) =>
      editMessage(parts, { room, messageId, user, text }),
  })
  registerCall(app, context, calls.removeRoomMessage, {
    find: findReadable,
    run: ({ found: room, params: { messageId }, user }) => removeMessage(parts, { room, messageId, user }),
  })
  registerCall(app, context, calls.reportRoomMessage, {
    find: findReadable,
    limit: ({ user }) => checkRateLimit(database, twentyAnHour, user._id),
    run: async ({ found: { id: roomId }, params: { messageId }, body: { reason }, user }) => {
      await reportMessage(context, { roomId, messageId, reporterId: user._id, reason })
      return { message: 'Reported. An admin will look at it.' }
    },
  })
  registerCall(app, context, calls.mutePerson, {
    find: ({ params }) => requirePerson(database, params.id),
    run: async ({ found: { id: mutedId }, user }) => {
      await mutePerson(database, { userId: user._id, mutedId })
      return { message: 'Muted.' }
    },
  })
  registerCall(app, context, calls.unmutePerson, {
    find: ({ params }) => requirePerson(database, params.id),
    run: async ({ found: { id: mutedId }, user }) => {
      await unmutePerson(database, { userId: user._id, mutedId })
      return { message: 'Not muted any more.' }
    },
  })
}
