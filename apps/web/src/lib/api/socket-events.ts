import {
  contestNewsSchema,
  receivedMessageSchema,
  roomCountSchema,
  roomMessageSchema,
  type ServerEvents,
} from '@codedojo/contract'
import { z } from 'zod'

/** An event that the server sends over the socket, with the schema that it is read with on arrival. */
export interface SocketEvent<Value> {
  readonly name: keyof ServerEvents
  readonly schema: z.ZodType<Value>
}

/** Ties each name to a schema of what the contract says comes with it. */
function event<Name extends keyof ServerEvents>(
  name: Name,
  schema: z.ZodType<Parameters<ServerEvents[Name]>[0]>,
): SocketEvent<Parameters<ServerEvents[Name]>[0]> {
  return { name, schema }
}

export const userCount = event('user-count', z.number().int().min(0))
export const roomCount = event('room-count', roomCountSchema)
export const messageReceived = event('message', receivedMessageSchema)
export const messageChanged = event('message-changed', roomMessageSchema)
export const roomCreated = event('room-created', z.string())
export const roomJoined = event('room-joined', z.string())
export const roomError = event('room-error', z.string())
export const silenceChanged = event('silence-changed', z.iso.datetime().nullable())
export const contestChanged = event('contest-changed', contestNewsSchema)
