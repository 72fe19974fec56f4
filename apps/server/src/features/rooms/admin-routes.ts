import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import { userGroup } from '../../realtime/index.ts'
import { requirePerson } from '../people/index.ts'
import { closeReport, requireReport } from './moderating/close-report.ts'
import { closeRoom } from './moderating/close-room.ts'
import { countAllRooms, listAllRooms } from './moderating/managed-rooms.ts'
import { countRoomReports, listRoomReports } from './moderating/room-reports.ts'
import { silencePerson } from './moderating/silence-person.ts'
import type { RoomParts } from './room-parts.ts'
import { requireRoom } from './room-row.ts'

/** Calls for admins who moderate rooms. */
export function adminRoomRoutes(app: FastifyInstance, parts: RoomParts): void {
  const { context } = parts
  const { database } = context

  registerCall(app, context, calls.managedRooms, {
    run: async ({ query, reply }) => {
      reply.header('x-total-count', String(await countAllRooms(database, query)))
      return listAllRooms(database, query)
    },
  })
  registerCall(app, context, calls.closeRoom, {
    find: ({ params }) => requireRoom(database, params.id),
    run: ({ found: room, body: { isClosed }, user }) =>
      closeRoom(parts, { room, actorId: user._id, isClosed }),
  })
  registerCall(app, context, calls.roomReports, {
    run: async ({ query, reply }) => {
      const open = await countRoomReports(database, 'open')
      const total = query.state === 'open' ? open : await countRoomReports(database, query.state)
      reply.header('x-total-count', String(total))
      return { open, reports: await listRoomReports(database, query) }
    },
  })
  registerCall(app, context, calls.closeRoomReport, {
    find: ({ params }) => requireReport(database, params.id),
    run: async ({ found, body: { removesMessage }, user }) => {
      await closeReport(parts, { ...found, user, removesMessage })
      return { message: removesMessage ? 'Message removed.' : 'Report closed.' }
    },
  })
  registerCall(app, context, calls.silencePerson, {
    find: ({ params }) => requirePerson(database, params.id),
    run: async ({ found: { id: userId }, body, user }) => {
      const until = await silencePerson(database, { userId, actorId: user._id, ...body })
      const silencedUntil = until?.toISOString() ?? null
      parts.realtime.io.to(userGroup(userId)).emit('silence-changed', silencedUntil)
      return { silencedUntil }
    },
  })
}
