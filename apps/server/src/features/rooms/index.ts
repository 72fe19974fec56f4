import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { Realtime } from '../../realtime/index.ts'
import { adminRoomRoutes } from './admin-routes.ts'
import type { RoomParts } from './room-parts.ts'
import { roomRoutes } from './routes.ts'
import { makeSerialQueue } from './serial-queue.ts'
import { serveRoomSockets } from './talking/serve-sockets.ts'

/** Registers the calls and socket events of rooms. */
export function openRooms(app: FastifyInstance, context: Context, realtime: Realtime): void {
  const parts: RoomParts = { context, realtime, inTurn: makeSerialQueue() }
  roomRoutes(app, parts)
  adminRoomRoutes(app, parts)
  serveRoomSockets(parts)
}
